/** Name of the projection and collection behind the directory. */
export const DIRECTORY_VIEW = 'mascots';
