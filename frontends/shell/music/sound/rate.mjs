/** Samples per second of everything that sounds. */
export const RATE = 44_100;

/** @param {number} seconds */
export const samples = (seconds) => Math.round(seconds * RATE);
