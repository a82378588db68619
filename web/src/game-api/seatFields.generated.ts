// Made by tools/schema.py from src/openoutcry/text/phrases.py. Do not edit.

export const seats: Record<string, string> = {"seat": "name", "runner_up": "runner_up", "outbid": "outbid", "to": "to", "owner": "owner"}
