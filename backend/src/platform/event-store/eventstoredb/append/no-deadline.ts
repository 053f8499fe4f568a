/**
 * Deadlines are absolute times on the server's clock, which may differ from ours: this one never passes. How long to
 * wait is measured here.
 */
export const NO_DEADLINE_MS = 24 * 60 * 60 * 1000;
