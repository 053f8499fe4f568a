export const SAVER_TEXTS = {
  marcel: 'Marcel',
  back: 'Press any key, or move, to go back.',
} as const;
