/** Placeholders shown while a list of cards loads. */
export const SKELETON_CARDS = 6;
