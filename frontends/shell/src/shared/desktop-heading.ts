/** Id of the desktop's name, which has the focus where no window has it. */
export const DESKTOP_HEADING = 'desktop-heading';
