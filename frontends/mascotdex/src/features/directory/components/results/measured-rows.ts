import type { VirtualItem } from '@tanstack/react-virtual';

const measured = new Map<string, VirtualItem[]>();

/** Row heights of lists that were left, so that going back lands on the same row. Kept for this page view only. */
export const measuredRows = {
  of: (list: string): VirtualItem[] => measured.get(list) ?? [],
  keep: (list: string, rows: VirtualItem[]): void => {
    measured.set(list, rows);
  },
};
