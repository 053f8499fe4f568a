export const SKELETON_CARDS = 6;
