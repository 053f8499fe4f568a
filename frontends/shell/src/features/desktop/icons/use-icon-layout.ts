import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Point } from '../../../shared/geometry';
import { findFreeCell, type Cell, type Grid } from './icon-grid';

export interface IconLayout {
  grid: Grid;
  defaults: readonly { point: Point; cell: Cell }[];
}

export const findLinks = (nav: HTMLElement): HTMLElement[] => [...nav.querySelectorAll('a')];

export function useIconLayout(nav: RefObject<HTMLElement | null>, count: number): IconLayout | undefined {
  const [layout, setLayout] = useState<IconLayout>();
  useLayoutEffect(() => {
    const element = nav.current;
    if (!element) return undefined;
    const measure = () => setLayout(measureIcons(element));
    measure();
    const observer = new ResizeObserver(measure);
    for (const part of [element.parentElement, element.querySelector('a')]) if (part) observer.observe(part);
    const pointer = window.matchMedia('(pointer: fine)');
    pointer.addEventListener('change', measure);
    return () => {
      observer.disconnect();
      pointer.removeEventListener('change', measure);
    };
  }, [nav, count]);
  return layout;
}

function measureIcons(nav: HTMLElement): IconLayout | undefined {
  const list = nav.querySelector('ul');
  const links = findLinks(nav);
  const [first] = links;
  const desktop = nav.parentElement;
  if (!list || !first || !desktop || !window.matchMedia('(pointer: fine)').matches) return undefined;
  const { display, columnGap, rowGap, gridTemplateRows } = getComputedStyle(list);
  if (display !== 'grid') return undefined;
  const tracks = gridTemplateRows.split(' ').map(parseFloat);
  const step = { x: first.offsetWidth + parseFloat(columnGap), y: (tracks[0] ?? 0) + parseFloat(rowGap) };
  const maxX = desktop.clientWidth - 2 * (list.offsetLeft - desktop.offsetLeft) - first.offsetWidth;
  const grid = { columns: Math.floor(maxX / step.x) + 1, rows: tracks.length, step, right: maxX };
  const defaults = links.flatMap((link) => {
    const point = { x: link.offsetLeft - list.offsetLeft, y: link.offsetTop - list.offsetTop };
    const cell = findFreeCell(grid, point);
    return cell ? { point, cell } : [];
  });
  return grid.columns * grid.rows < links.length ? undefined : { grid, defaults };
}

export function toGridPoint(nav: HTMLElement, { step }: Grid, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = nav.querySelector('ul')?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: clientX - left - step.x / 2, y: clientY - top - step.y / 2 };
}
