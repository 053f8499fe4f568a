export const NOTIFICATIONS = {
  visible: 1,
  durationMs: 5000,
  removalMs: 1_000_000,
  swipePx: 50,
  hotkey: 'F8',
  maxWidthPx: 420,
} as const;
