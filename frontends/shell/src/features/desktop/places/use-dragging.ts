import { useEffect, useEffectEvent, type RefObject } from 'react';
import { dragIcon } from './drag-icon';
import { linksIn, type Field } from './field';
import { pointOf, type Cell, type Grid, type Point } from './grid';
import { shift } from './use-icon-places';

interface Options {
  nav: RefObject<HTMLElement | null>;
  field: Field | undefined;
  /** Where each icon stands now, as the page has them. */
  cells: readonly (Cell | undefined)[];
  onDrop: (at: number, point: Point) => void;
}

/** A mouse or a pen takes icons elsewhere; fingers scroll, and have the menu. */
export function useDragging({ nav, field, cells, onDrop }: Options): void {
  const take = useEffectEvent((press: PointerEvent) => {
    const link = press.target instanceof Element ? press.target.closest('a') : null;
    if (!nav.current || !link || !field || !isToMove(press)) return;
    const at = linksIn(nav.current).indexOf(link);
    const [cell, home] = [cells[at], field.homes[at]];
    if (!cell || !home) return;
    const from = pointOf(field.grid, cell);
    const before = link.style.translate;
    const reached = (way: Point) => inRoom(field.grid, { x: from.x + way.x, y: from.y + way.y });
    const cancel = () => void (link.style.translate = before);
    dragIcon(press, link, {
      move: (way) => void (link.style.translate = shift(home.point, reached(way))),
      drop: (way) => {
        cancel();
        onDrop(at, reached(way));
      },
      cancel,
    });
  });
  const movable = field !== undefined;
  useEffect(() => {
    const { current } = nav;
    if (!current || !movable) return undefined;
    const until = new AbortController();
    const { signal } = until;
    current.addEventListener('pointerdown', (press) => take(press), { signal });
    // Browsers would take the link's address along, and leave the icon where it is.
    current.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => until.abort();
  }, [nav, movable]);
}

const isToMove = ({ button, pointerType, ctrlKey, metaKey, shiftKey, altKey }: PointerEvent): boolean =>
  button === 0 && pointerType !== 'touch' && !ctrlKey && !metaKey && !shiftKey && !altKey;

const between = (value: number, most: number): number => Math.max(0, Math.min(value, most));

const inRoom = ({ rows, step, right }: Grid, { x, y }: Point): Point => ({
  x: between(x, right),
  y: between(y, (rows - 1) * step.y),
});
