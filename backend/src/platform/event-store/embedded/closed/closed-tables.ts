/**
 * What a log keeps of the events that lie in files: where those are, so that an append finds what was appended before, and the
 * end of each stream. Ids as bytes, for there is one for every event that there ever was.
 */
export const CLOSED_TABLES = `
  CREATE TABLE IF NOT EXISTS closed_segments (
    first INTEGER PRIMARY KEY, last INTEGER NOT NULL, file TEXT NOT NULL, sha256 TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS closed_ids (
    id BLOB NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (id, position)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS closed_streams (
    stream TEXT NOT NULL, segment INTEGER NOT NULL, last_revision INTEGER NOT NULL, PRIMARY KEY (stream, segment)
  ) STRICT, WITHOUT ROWID;
`;

/** An id as it is kept here. */
export const idBytes = (id: string): string => `unhex(replace(${id}, '-', ''))`;

/** Puts the events between two numbers, which are safe in a file now, out of the table; to be run in a transaction. */
export const DROP_CLOSED = [
  `INSERT INTO closed_ids SELECT ${idBytes('id')}, position FROM events WHERE position BETWEEN ?1 AND ?2`,
  `INSERT INTO closed_streams SELECT stream, ?1, max(revision) FROM events
    WHERE position BETWEEN ?1 AND ?2 GROUP BY stream`,
  'DELETE FROM events WHERE position BETWEEN ?1 AND ?2',
] as const;
