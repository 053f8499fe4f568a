/** With more pages than this, page buttons between the ends and the current page's neighbours collapse. */
export const PAGES_SHOWN_IN_FULL = 7;

export type PageSlot = number | 'gap';

/** Page buttons to show: all of few pages; of many the ends, the current page, one neighbour each side, and gaps. */
export function visiblePages(page: number, pages: number): PageSlot[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= PAGES_SHOWN_IN_FULL) return all;
  const shown = all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 1);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    return number - before > 1 ? (['gap', number] as const) : [number];
  });
}
