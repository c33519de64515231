"""What people see and hear of Tabannusi."""
