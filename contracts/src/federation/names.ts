export const FRONTEND_NAME_LENGTH = 32;
/** What a frontend may be called: a part of addresses, and of the names of releases and streams. */
export const FRONTEND_NAME = new RegExp(`^[a-z](?:[a-z0-9]|-(?=[a-z0-9])){0,${FRONTEND_NAME_LENGTH - 1}}$`);

/** Where a program may open. */
export const PROGRAM_PATH = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
