"""What each module of the Epic Edition adds, one file a module; what they keep, their box and their events."""
