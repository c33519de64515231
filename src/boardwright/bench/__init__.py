"""What `boardwright bench` measures, and how.

Machines differ and share their cores with others, so what counts are ratios of variants that took turns
in one run, and CPU time rather than time on the clock.
"""
