/** What link previews show in full, in pixels, and where the picture lies in it. */
export const CARD = { width: 1200, height: 630 } as const;
export const CARD_PICTURE = { left: 28, top: 92, edge: 508 } as const;
