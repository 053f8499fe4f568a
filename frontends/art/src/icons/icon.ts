import { ICON_LINE } from '../palette.js';
import { outlined } from '../svg.js';

/** Edge of an icon's grid. Whole coordinates lie between pixels, so that outlines are crisp at 32 and 64 pixels. */
export const ICON_SIZE = 32;

export const outlinedIcon = (body: string): string => outlined(body, ICON_LINE);
