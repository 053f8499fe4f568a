export const DESKTOP_HEADING = 'desktop-heading';
