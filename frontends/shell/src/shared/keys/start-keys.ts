/** What opens START, and closes it; some systems keep the second one for a menu of their own. */
export const START_KEYS = ['Alt+Shift+Enter', 'Control+Escape'];
