export const FRONTEND_NAME_LENGTH = 32;
export const FRONTEND_NAME = new RegExp(`^[a-z](?:[a-z0-9]|-(?=[a-z0-9])){0,${FRONTEND_NAME_LENGTH - 1}}$`);
export const PROGRAM_PATH = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
