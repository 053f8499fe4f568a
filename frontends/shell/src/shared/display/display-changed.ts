/** An event of the window: the page looks otherwise from now on. */
export const DISPLAY_CHANGED = 'marcel:display';
