/** Stands among the modules on record of a release whose programs can stand in windows: the stored shape knows nothing of those. */
export const IN_WINDOWS = 'App in windows';
