"""Fault injection: real servers, sockets and databases, faults at random moments, and a check of what was lost."""
