/** The drawing board: its edge in pixels, and the brush. Sizes are diameters in pixels. */
export const DRAWING_BOARD = {
  edge: 400,
  brush: { min: 1, max: 10, step: 1, default: 3 },
  colours: [
    { value: '#0000FF', name: 'Blue' },
    { value: '#FFA500', name: 'Orange' },
    { value: '#F5F5DC', name: 'Beige' },
  ],
} as const;
