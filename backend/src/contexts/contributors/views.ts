/** Name of the projection and collection of contributors' profile links. */
export const CONTRIBUTORS_VIEW = 'contributors';
