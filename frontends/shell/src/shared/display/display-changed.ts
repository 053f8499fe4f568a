/** Dispatched on the window when the appearance has changed. */
export const DISPLAY_CHANGED = 'marcel:display';
