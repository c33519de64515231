"""Tables over HTTP: pages, live updates, seats played by the machine, and the store behind them."""
