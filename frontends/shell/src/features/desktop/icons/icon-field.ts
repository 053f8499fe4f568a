import { useLayoutEffect, useState, type RefObject } from 'react';
import { nearestFree, type Cell, type Grid, type Point } from './icon-grid';

export interface Field {
  grid: Grid;
  homes: readonly { point: Point; cell: Cell }[];
}

export const linksIn = (nav: HTMLElement): HTMLElement[] => [...nav.querySelectorAll('a')];

export function useField(nav: RefObject<HTMLElement | null>, count: number): Field | undefined {
  const [field, setField] = useState<Field>();
  useLayoutEffect(() => {
    const element = nav.current;
    if (!element) return undefined;
    const measure = () => setField(fieldOf(element));
    measure();
    const observer = new ResizeObserver(measure);
    for (const one of [element.parentElement, element.querySelector('a')]) if (one) observer.observe(one);
    const pointer = window.matchMedia('(pointer: fine)');
    pointer.addEventListener('change', measure);
    return () => {
      observer.disconnect();
      pointer.removeEventListener('change', measure);
    };
  }, [nav, count]);
  return field;
}

function fieldOf(nav: HTMLElement): Field | undefined {
  const list = nav.querySelector('ul');
  const links = linksIn(nav);
  const [first] = links;
  const desktop = nav.parentElement;
  if (!list || !first || !desktop || !window.matchMedia('(pointer: fine)').matches) return undefined;
  const { display, columnGap, rowGap, gridTemplateRows } = getComputedStyle(list);
  if (display !== 'grid') return undefined;
  const tracks = gridTemplateRows.split(' ').map(parseFloat);
  const step = { x: first.offsetWidth + parseFloat(columnGap), y: (tracks[0] ?? 0) + parseFloat(rowGap) };
  const right = desktop.clientWidth - 2 * (list.offsetLeft - desktop.offsetLeft) - first.offsetWidth;
  const grid = { columns: Math.floor(right / step.x) + 1, rows: tracks.length, step, right };
  const homes = links.flatMap((link) => {
    const point = { x: link.offsetLeft - list.offsetLeft, y: link.offsetTop - list.offsetTop };
    const cell = nearestFree(grid, point);
    return cell ? { point, cell } : [];
  });
  return grid.columns * grid.rows < links.length ? undefined : { grid, homes };
}

export function pointUnder(nav: HTMLElement, { step }: Grid, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = nav.querySelector('ul')?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: clientX - left - step.x / 2, y: clientY - top - step.y / 2 };
}
