/** What the desktop says of the window before what stands in it has come. */
export const WINDOW_TEXTS = {
  starting: 'Starting My Things...',
  notStarted: 'My Things could not be opened. Please try again.',
} as const;
