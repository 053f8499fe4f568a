import { isObject, isRecordOf, schemaOf, type Check } from '@marcel/contracts';
import { jsonStore } from '@marcel/kit';
import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { isQuietKey } from '../../../shared/keys';
import { MOVED_ICONS } from '../../../shared/stored';
import { dragIcon, swallowClick } from './drag-icon';
import { linksIn, pointUnder, useField } from './icon-field';
import { arranged, isSame, movedTo, nearestFree, pointOf, stepped } from './icon-grid';
import type { Cell, MovedIcons, Point } from './icon-grid';

const isCount: Check<number> = (value): value is number => Number.isInteger(value) && Math.abs(Number(value)) < 1000;
const isCell = isRecordOf<Cell>({ column: isCount, row: isCount });
const Moved = schemaOf((value): value is MovedIcons => isObject(value) && Object.values(value).every(isCell));
const store = jsonStore(() => localStorage, MOVED_ICONS, Moved);

const nameOf = ({ column, row }: Cell): string => `column ${column + 1}, row ${row + 1}`;

type Nav = RefObject<HTMLElement | null>;

export function useIconMoves(nav: Nav, icons: readonly { id: string; title: string }[], say: (text: string) => void) {
  const field = useField(nav, icons.length);
  const [moved, setMoved] = useState<MovedIcons>(() => store.read() ?? {});
  const [moving, setMoving] = useState<{ at: number; cell: Cell }>();
  const movingId = moving && icons[moving.at]?.id;
  const shown =
    field && moving && movingId !== undefined ? { ...moved, [movingId]: movedTo(field.grid, moving.cell) } : moved;
  const homes = new Map(icons.flatMap(({ id }, at) => (field?.homes[at] ? [[id, field.homes[at].cell] as const] : [])));
  const places = field && arranged(field.grid, homes, shown);
  const cells = icons.map(({ id }) => places?.get(id));
  const titleOf = (at: number) => icons[at]?.title ?? '';

  const translate = (at: number, to: Point) => {
    const home = field?.homes[at]?.point ?? to;
    return `${to.x - home.x}px ${to.y - home.y}px`;
  };
  const translations = cells.map((cell, at) => {
    const home = field?.homes[at];
    return !field || !home || !cell || isSame(home.cell, cell) ? '' : translate(at, pointOf(field.grid, cell));
  });
  useLayoutEffect(() => {
    if (!nav.current) return;
    linksIn(nav.current).forEach((link, at) => void (link.style.translate = translations[at] ?? ''));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [nav, translations.join()]);

  const save = (next: MovedIcons) => {
    setMoved(next);
    if (Object.keys(next).length > 0) store.write(next);
    else store.clear();
  };
  const others = (at: number) => cells.flatMap((cell, other) => (cell && other !== at ? [cell] : []));
  const putDown = (at: number, cell: Cell | undefined) => {
    const [icon, home] = [icons[at], field?.homes[at]];
    if (!field || !icon || !home || !cell) return;
    const { [icon.id]: _, ...rest } = moved;
    save(isSame(home.cell, cell) ? rest : { ...rest, [icon.id]: movedTo(field.grid, cell) });
    say(`${icon.title} moved to ${nameOf(cell)}.`);
  };

  const onPress = useEffectEvent((press: PointerEvent) => {
    const link = press.target instanceof Element ? press.target.closest('a') : null;
    // Touch scrolls, and opens the menu.
    const isDrag = press.button === 0 && press.pointerType !== 'touch' && !hasModifier(press);
    if (!nav.current || !link || !field || !isDrag) return;
    const { grid } = field;
    const at = linksIn(nav.current).indexOf(link);
    const cell = cells[at];
    if (!cell) return;
    const from = pointOf(grid, cell);
    const before = link.style.translate;
    const target = (by: Point): Point => ({
      x: Math.max(0, Math.min(from.x + by.x, grid.right)),
      y: Math.max(0, Math.min(from.y + by.y, (grid.rows - 1) * grid.step.y)),
    });
    const cancel = () => void (link.style.translate = before);
    dragIcon(press, link, {
      move: (by) => void (link.style.translate = translate(at, target(by))),
      drop: (by) => {
        cancel();
        putDown(at, nearestFree(grid, target(by), others(at)));
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
    current.addEventListener('pointerdown', (press) => onPress(press), { signal });
    // Browsers would drag the link's address instead.
    current.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => until.abort();
  }, [nav, movable]);

  useMovingIcon(nav, moving?.at, {
    onArrow: (key) => {
      const to = moving && field && stepped(field.grid, moving.cell, key, others(moving.at));
      if (!to) return false;
      setMoving({ at: moving.at, cell: to });
      say(`In ${nameOf(to)}.`);
      return true;
    },
    onPress: (press) => {
      const { current } = nav;
      const isOnDesktop = press.target instanceof Node && current?.parentElement?.contains(press.target);
      if (!moving || !field || !current || !isOnDesktop) return false;
      putDown(moving.at, nearestFree(field.grid, pointUnder(current, field.grid, press), others(moving.at)));
      setMoving(undefined);
      return true;
    },
    onEnd: (kept) => {
      if (!moving) return;
      if (kept) putDown(moving.at, moving.cell);
      else say(`${titleOf(moving.at)} not moved.`);
      setMoving(undefined);
    },
  });

  const hintOf = (at: number) => `Use the arrow keys or click to move ${titleOf(at)}. Enter confirms, Escape cancels.`;
  const begin = (at: number) => {
    const cell = cells[at];
    if (!cell) return;
    say(hintOf(at));
    setMoving({ at, cell });
  };
  const arrange = () => {
    save({});
    say('Icons arranged.');
  };
  return {
    hint: moving && hintOf(moving.at),
    begin: field && begin,
    arrange: field && icons.some(({ id }) => id in moved) ? arrange : undefined,
  };
}

const hasModifier = ({ ctrlKey, metaKey, shiftKey, altKey }: PointerEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

interface MovingHandlers {
  onArrow: (key: string) => boolean;
  onPress: (press: PointerEvent) => boolean;
  onEnd: (kept: boolean) => void;
}

function useMovingIcon(nav: Nav, at: number | undefined, { onArrow, onPress, onEnd }: MovingHandlers): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isQuietKey(event.key)) return;
    const moves = onArrow(event.key);
    const isEscape = event.key === 'Escape';
    if (!moves) onEnd(!isEscape);
    if (!moves && !isEscape && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  });
  const onPointerDown = useEffectEvent((press: PointerEvent) => {
    if (press.button !== 0 || !onPress(press)) return onEnd(true);
    press.stopPropagation();
    swallowClick();
  });
  useEffect(() => {
    const icon = at !== undefined && nav.current ? linksIn(nav.current)[at] : undefined;
    if (!icon) return undefined;
    icon.dataset.moving = '';
    icon.focus();
    // Styles make windows over the icon transparent.
    document.body.dataset.movesIcon = '';
    const until = new AbortController();
    const options = { capture: true, signal: until.signal };
    // Before Escape closes windows, and before a press drags.
    window.addEventListener('keydown', (event) => onKeyDown(event), options);
    window.addEventListener('pointerdown', (press) => onPointerDown(press), options);
    return () => {
      until.abort();
      delete icon.dataset.moving;
      delete document.body.dataset.movesIcon;
    };
  }, [nav, at]);
}
