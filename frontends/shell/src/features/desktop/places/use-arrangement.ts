import { useState, type RefObject } from 'react';
import type { DesktopIconEntry } from '../desktop-icons';
import { wishFor } from './arranged';
import { pointUnder } from './field';
import { isSame, nearestFree, pointOf, stepped, type Cell, type Point } from './grid';
import { forgetPlaces, keepPlace, useWishes } from './kept-places';
import { PLACE_TEXTS } from './place-texts';
import { useDragging } from './use-dragging';
import { useField } from './use-field';
import { useIconPlaces } from './use-icon-places';
import { useMoving } from './use-moving';

interface Moving {
  at: number;
  cell: Cell;
}

/** Where the icons of the desktop stand, and all that moves them; `say` tells of it. */
export function useArrangement(
  nav: RefObject<HTMLElement | null>,
  icons: readonly DesktopIconEntry[],
  say: (what: string) => void,
) {
  const ids = icons.map(({ id }) => id);
  const wishes = useWishes();
  const field = useField(nav, ids.length);
  const [moving, setMoving] = useState<Moving>();
  const held = moving && field && { [ids[moving.at] ?? '']: wishFor(field.grid, moving.cell) };
  const places = useIconPlaces(nav, ids, field, { ...wishes, ...held });
  const cells = ids.map((id) => places?.get(id));
  const titleOf = (at: number) => icons[at]?.title ?? '';

  const freeAt = (at: number, point: Point): Cell | undefined =>
    field && nearestFree(field.grid, point, othersThan(at, cells));
  const putDown = (at: number, cell: Cell) => {
    const [id, home] = [ids[at], field?.homes[at]];
    if (!field || id === undefined || !home) return;
    keepPlace(id, isSame(home.cell, cell) ? undefined : wishFor(field.grid, cell));
    say(PLACE_TEXTS.putDown(titleOf(at), cell));
  };

  useDragging({
    nav,
    field,
    cells,
    onDrop: (at, point) => {
      const cell = freeAt(at, point);
      if (cell) putDown(at, cell);
    },
  });
  useMoving({
    nav,
    at: moving?.at,
    onKey: (key) => {
      const to = moving && field && stepped(field.grid, moving.cell, key, othersThan(moving.at, cells));
      if (!to) return false;
      setMoving({ at: moving.at, cell: to });
      say(PLACE_TEXTS.at(to));
      return true;
    },
    onPress: (press) => {
      const { current } = nav;
      if (!moving || !field || !current || !isOn(current.parentElement, press)) return false;
      const cell = freeAt(moving.at, pointUnder(current, field.grid, press));
      if (cell) putDown(moving.at, cell);
      setMoving(undefined);
      return true;
    },
    onEnd: (kept) => {
      if (!moving) return;
      if (kept) putDown(moving.at, moving.cell);
      else say(PLACE_TEXTS.takenBack(titleOf(moving.at)));
      setMoving(undefined);
    },
  });

  const begin = (at: number) => {
    const cell = cells[at];
    if (!cell) return;
    say(PLACE_TEXTS.hint(titleOf(at)));
    setMoving({ at, cell });
  };
  const putInOrder = () => {
    forgetPlaces();
    say(PLACE_TEXTS.inOrder);
  };
  const isMoved = field && ids.some((id) => wishes[id]);
  return {
    /** Which one is moved, where it stands now, and whether that is in the upper half of the room. */
    moving: moving &&
      field && {
        at: moving.at,
        point: pointOf(field.grid, moving.cell),
        above: moving.cell.row < field.grid.rows / 2,
      },
    begin: field && begin,
    putInOrder: isMoved ? putInOrder : undefined,
  };
}

const othersThan = (at: number, cells: readonly (Cell | undefined)[]): Cell[] =>
  cells.flatMap((cell, other) => (cell && other !== at ? [cell] : []));

const isOn = (desktop: HTMLElement | null, { target }: Event): boolean =>
  desktop !== null && target instanceof Node && desktop.contains(target);
