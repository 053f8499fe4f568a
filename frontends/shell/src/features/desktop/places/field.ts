import { nearestFree, type Cell, type Grid, type Point } from './grid';

/** The desktop as it is laid out by its styles, which icons are moved away from. */
export interface Field {
  grid: Grid;
  /** Where each icon stands in order, as the page has them. */
  homes: readonly { point: Point; cell: Cell }[];
}

export const linksIn = (nav: HTMLElement): HTMLElement[] => [...nav.querySelectorAll('a')];

/** Where icons can stand; undefined where they are in rows, where no pointer can take hold of them, and where there is too little room. */
export function fieldOf(nav: HTMLElement): Field | undefined {
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

/** Where an icon stands, as icons are counted from the first one, whose middle is below a pointer. */
export function pointUnder(nav: HTMLElement, { step }: Grid, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = nav.querySelector('ul')?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: clientX - left - step.x / 2, y: clientY - top - step.y / 2 };
}
