/** Sounds one note: its frequency in hertz and how long the key is held, in seconds. */
export type Voice = (hertz: number, held: number) => Float32Array;
