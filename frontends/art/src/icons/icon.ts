import { ICON_LINE } from '../palette.js';
import { outlined } from '../svg.js';

/** Width and height of the grid of an icon: whole numbers lie between pixels, so that outlines are crisp at 32 and 64. */
export const ICON_SIZE = 32;

export const outlinedIcon = (body: string): string => outlined(body, ICON_LINE);
