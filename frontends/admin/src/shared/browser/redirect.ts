/** Loads a path anew, so that nothing of the current page stays in memory. */
export const redirectTo = (path: string): void => window.location.assign(path);
