import { between, type Area } from './state/box';

/** How far a menu lies from its button, in CSS pixels. */
const GAP = 4;

type Button = Pick<DOMRect, 'top' | 'right' | 'bottom'>;

/** The upper left corner of a button's menu: below it, above it where there is no room below, and on the screen in any case. */
export function placeMenu({ top, right, bottom }: Button, menu: Area, room: Area): { x: number; y: number } {
  const below = bottom + GAP;
  const fits = below + menu.height <= room.height;
  return {
    x: between(0, right - menu.width, room.width - menu.width),
    y: fits ? below : Math.max(0, top - GAP - menu.height),
  };
}
