import { useLayoutEffect, type RefObject } from 'react';
import { arranged, type Wishes } from './arranged';
import { linksIn, type Field } from './field';
import { isSame, pointOf, type Cell, type Point } from './grid';

/** Where each icon stands, and puts it there; undefined where all stand as the page has them. */
export function useIconPlaces(
  nav: RefObject<HTMLElement | null>,
  ids: readonly string[],
  field: Field | undefined,
  wishes: Wishes,
): ReadonlyMap<string, Cell> | undefined {
  const homes = new Map(ids.flatMap((id, at) => (field?.homes[at] ? [[id, field.homes[at].cell] as const] : [])));
  const places = field && arranged(field.grid, homes, wishes);
  // One text: what is just dragged is left alone while nothing has changed.
  const shifts = ids.map((id, at) => shiftOf(field, at, places?.get(id))).join();
  useLayoutEffect(() => {
    if (!nav.current) return;
    const each = shifts.split(',');
    linksIn(nav.current).forEach((link, at) => void (link.style.translate = each[at] ?? ''));
  }, [nav, shifts]);
  return places;
}

/** How far an icon stands from where the page has it, as styles say it. */
function shiftOf(field: Field | undefined, at: number, cell: Cell | undefined): string {
  const home = field?.homes[at];
  return !field || !home || !cell || isSame(home.cell, cell) ? '' : shift(home.point, pointOf(field.grid, cell));
}

export const shift = (from: Point, to: Point): string => `${to.x - from.x}px ${to.y - from.y}px`;
