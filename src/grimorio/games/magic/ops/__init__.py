"""What programs and triggers do: the operations of effects, and the events that trigger abilities."""
