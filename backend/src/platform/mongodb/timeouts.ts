/** Longest election by the server's default settings, in milliseconds: ten seconds until a dead primary is noticed, two to elect another. */
export const LONGEST_ELECTION_MS = 12_000;

export const SERVER_TIMEOUT_MS = LONGEST_ELECTION_MS + 3000;

export const CONNECT_TIMEOUT_MS = 5000;

/** A write concern that no election can roll back. */
export const MAJORITY = { w: 'majority', wtimeoutMS: SERVER_TIMEOUT_MS } as const;

/** Waits for the disks of a majority, whatever the replica set's default is: for irreplaceable data. */
export const MAJORITY_ON_DISK = { ...MAJORITY, journal: true } as const;
