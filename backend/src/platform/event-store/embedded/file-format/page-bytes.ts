/** The engine's default, which no log of ours was ever made without. */
export const PAGE_BYTES = 4096;
