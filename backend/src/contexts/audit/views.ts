/** Name of the projection and collection of the log's seals. */
export const SEALS_VIEW = 'seals';
