/** Soft outlines around 0, 0, all within a square of 200, and none with a notch that would cut into a head. */
export const SHAPES = {
  egg: 'M0-98C62-98 92-54 92-6 92 54 56 98 0 98S-92 54-92-6C-92-54-62-98 0-98Z',
  cushion: 'M-92-92C-40-104 40-104 92-92 104-40 104 40 92 92 40 104-40 104-92 92-104 40-104-40-92-92Z',
  cloud:
    'M-54 78C-104 84-118 22-82 2-106-50-58-108-14-90 16-114 88-92 80-36 116-16 106 46 66 50 58 92-2 104-18 78-26 88-42 86-54 78Z',
} as const;

export type ShapeName = keyof typeof SHAPES;
