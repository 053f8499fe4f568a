/** Raised with every change of the tables; a file of another layout is built anew. */
export const LAYOUT_VERSION = 5;

/** The tables beside those of the collections. `changed` is the position of the last commit that changed a document, `standing` JSON. */
export const STORE_LAYOUT = `
  CREATE TABLE store (id TEXT NOT NULL) STRICT;
  CREATE TABLE build (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    projection TEXT NOT NULL,
    version INTEGER NOT NULL,
    generation INTEGER NOT NULL,
    active INTEGER NOT NULL DEFAULT 0,
    checkpoint TEXT,
    standing TEXT,
    UNIQUE (projection, version, generation)
  ) STRICT;
  CREATE TABLE writer (
    projection TEXT NOT NULL,
    version INTEGER NOT NULL,
    term INTEGER NOT NULL,
    PRIMARY KEY (projection, version)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE collection (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    build INTEGER NOT NULL,
    definition TEXT NOT NULL,
    changed TEXT
  ) STRICT;
  CREATE TABLE stream_head (
    build INTEGER NOT NULL,
    stream TEXT NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (build, stream)
  ) STRICT, WITHOUT ROWID;
`;
