/**
 * Longest that an election takes with the server's own settings, in milliseconds: ten seconds until a dead primary is
 * missed, and two to elect another.
 */
export const LONGEST_ELECTION_MS = 12_000;

export const PATIENCE_MS = LONGEST_ELECTION_MS + 3000;

export const CONNECT_MS = 5000;

/** A majority has it, so that no election takes it back. */
export const VOUCHED = { w: 'majority', wtimeoutMS: PATIENCE_MS } as const;

/** And has it on its disks, whatever the replica set's own default is: for what can never be made again. */
export const VOUCHED_ON_DISK = { ...VOUCHED, journal: true } as const;
