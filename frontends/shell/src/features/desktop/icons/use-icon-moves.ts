import { isObject, objectOf, schemaOf, type Check } from '@marcel/contracts';
import { jsonStore } from '@marcel/kit';
import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import type { Point } from '../../../shared/geometry';
import { isModifierOrSystemKey } from '../../../shared/keys';
import { MOVED_ICONS } from '../../../shared/storage-keys';
import { dragIcon, ignoreNextClick } from './drag-icon';
import { findLinks, toGridPoint, useIconLayout } from './use-icon-layout';
import { arrangeIcons, isSameCell, toStoredCell, findFreeCell, toPoint, stepToFreeCell } from './icon-grid';
import type { Cell, MovedIcons } from './icon-grid';

const isIndex: Check<number> = (value): value is number => Number.isInteger(value) && Math.abs(Number(value)) < 1000;
const isCell = objectOf<Cell>({ column: isIndex, row: isIndex });
const Moved = schemaOf((value): value is MovedIcons => isObject(value) && Object.values(value).every(isCell));
const store = jsonStore(() => localStorage, MOVED_ICONS, Moved);

const cellText = ({ column, row }: Cell): string => `column ${column + 1}, row ${row + 1}`;

type Nav = RefObject<HTMLElement | null>;

export function useIconMoves(nav: Nav, icons: readonly { id: string; title: string }[], say: (text: string) => void) {
  const layout = useIconLayout(nav, icons.length);
  const [moved, setMoved] = useState<MovedIcons>(() => store.read() ?? {});
  const [moving, setMoving] = useState<{ index: number; cell: Cell }>();
  const movingId = moving && icons[moving.index]?.id;
  const displayed =
    layout && moving && movingId !== undefined
      ? { ...moved, [movingId]: toStoredCell(layout.grid, moving.cell) }
      : moved;
  const defaults = new Map(
    icons.flatMap(({ id }, index) => (layout?.defaults[index] ? [[id, layout.defaults[index].cell] as const] : [])),
  );
  const cellById = layout && arrangeIcons(layout.grid, defaults, displayed);
  const cells = icons.map(({ id }) => cellById?.get(id));
  const getTitle = (index: number) => icons[index]?.title ?? '';

  const translate = (index: number, to: Point) => {
    const home = layout?.defaults[index]?.point ?? to;
    return `${to.x - home.x}px ${to.y - home.y}px`;
  };
  const translations = cells.map((cell, index) => {
    const home = layout?.defaults[index];
    return !layout || !home || !cell || isSameCell(home.cell, cell) ? '' : translate(index, toPoint(layout.grid, cell));
  });
  useLayoutEffect(() => {
    if (!nav.current) return;
    findLinks(nav.current).forEach((link, index) => void (link.style.translate = translations[index] ?? ''));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [nav, translations.join()]);

  const save = (next: MovedIcons) => {
    setMoved(next);
    if (Object.keys(next).length > 0) store.write(next);
    else store.clear();
  };
  const otherCells = (index: number) => cells.flatMap((cell, other) => (cell && other !== index ? [cell] : []));
  const placeIcon = (index: number, cell: Cell | undefined) => {
    const [icon, home] = [icons[index], layout?.defaults[index]];
    if (!layout || !icon || !home || !cell) return;
    const { [icon.id]: _, ...rest } = moved;
    save(isSameCell(home.cell, cell) ? rest : { ...rest, [icon.id]: toStoredCell(layout.grid, cell) });
    say(`${icon.title} moved to ${cellText(cell)}.`);
  };

  const onPress = useEffectEvent((press: PointerEvent) => {
    const link = press.target instanceof Element ? press.target.closest('a') : null;
    // Touch scrolls, and opens the menu.
    const isDrag = press.button === 0 && press.pointerType !== 'touch' && !hasModifier(press);
    if (!nav.current || !link || !layout || !isDrag) return;
    const { grid } = layout;
    const index = findLinks(nav.current).indexOf(link);
    const cell = cells[index];
    if (!cell) return;
    const from = toPoint(grid, cell);
    const before = link.style.translate;
    const target = (by: Point): Point => ({
      x: Math.max(0, Math.min(from.x + by.x, grid.right)),
      y: Math.max(0, Math.min(from.y + by.y, (grid.rows - 1) * grid.step.y)),
    });
    const cancel = () => void (link.style.translate = before);
    dragIcon(press, link, {
      move: (by) => void (link.style.translate = translate(index, target(by))),
      drop: (by) => {
        cancel();
        placeIcon(index, findFreeCell(grid, target(by), otherCells(index)));
      },
      cancel,
    });
  });
  const isMovable = layout !== undefined;
  useEffect(() => {
    const { current } = nav;
    if (!current || !isMovable) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    current.addEventListener('pointerdown', (press) => onPress(press), { signal });
    // Browsers would drag the link's address instead.
    current.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => controller.abort();
  }, [nav, isMovable]);

  useMovingIcon(nav, moving?.index, {
    onArrow: (key) => {
      const to = moving && layout && stepToFreeCell(layout.grid, moving.cell, key, otherCells(moving.index));
      if (!to) return false;
      setMoving({ index: moving.index, cell: to });
      say(`In ${cellText(to)}.`);
      return true;
    },
    onPress: (press) => {
      const { current } = nav;
      const isOnDesktop = press.target instanceof Node && current?.parentElement?.contains(press.target);
      if (!moving || !layout || !current || !isOnDesktop) return false;
      placeIcon(
        moving.index,
        findFreeCell(layout.grid, toGridPoint(current, layout.grid, press), otherCells(moving.index)),
      );
      setMoving(undefined);
      return true;
    },
    onEnd: (isConfirmed) => {
      if (!moving) return;
      if (isConfirmed) placeIcon(moving.index, moving.cell);
      else say(`${getTitle(moving.index)} not moved.`);
      setMoving(undefined);
    },
  });

  const hint = (index: number) =>
    `Use the arrow keys or click to move ${getTitle(index)}. Enter confirms, Escape cancels.`;
  const startMove = (index: number) => {
    const cell = cells[index];
    if (!cell) return;
    say(hint(index));
    setMoving({ index, cell });
  };
  const arrange = () => {
    save({});
    say('Icons arranged.');
  };
  return {
    hint: moving && hint(moving.index),
    startMove: layout && startMove,
    arrange: layout && icons.some(({ id }) => id in moved) ? arrange : undefined,
  };
}

const hasModifier = ({ ctrlKey, metaKey, shiftKey, altKey }: PointerEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

interface MovingHandlers {
  onArrow: (key: string) => boolean;
  onPress: (press: PointerEvent) => boolean;
  onEnd: (isConfirmed: boolean) => void;
}

function useMovingIcon(nav: Nav, index: number | undefined, { onArrow, onPress, onEnd }: MovingHandlers): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isModifierOrSystemKey(event.key)) return;
    const hasMoved = onArrow(event.key);
    const isEscape = event.key === 'Escape';
    if (!hasMoved) onEnd(!isEscape);
    if (!hasMoved && !isEscape && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  });
  const onPointerDown = useEffectEvent((press: PointerEvent) => {
    if (press.button !== 0 || !onPress(press)) return onEnd(true);
    press.stopPropagation();
    ignoreNextClick();
  });
  useEffect(() => {
    const icon = index !== undefined && nav.current ? findLinks(nav.current)[index] : undefined;
    if (!icon) return undefined;
    icon.dataset.moving = '';
    icon.focus();
    // Styles make windows over the icon transparent.
    document.body.dataset.movesIcon = '';
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    // Capture the keys before Escape closes a window, and presses before they drag an icon.
    window.addEventListener('keydown', (event) => onKeyDown(event), options);
    window.addEventListener('pointerdown', (press) => onPointerDown(press), options);
    return () => {
      controller.abort();
      delete icon.dataset.moving;
      delete document.body.dataset.movesIcon;
    };
  }, [nav, index]);
}
