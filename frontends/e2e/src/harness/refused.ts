/**
 * For a page whose requests the server may refuse, or not answer at all: the browser reports each of them, also the 404 of
 * a contributor without a profile, and a worker that it cannot fetch.
 */
export const REFUSED = { allow: ['Failed to load resource', 'An unknown error occurred when fetching the script'] };
