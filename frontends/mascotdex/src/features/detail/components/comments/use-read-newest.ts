import type { Comment } from '@marcel/contracts';
import { useEffect, useRef, type RefObject } from 'react';

/** Leads once to a comment that was asked for, as soon as the list has it. */
export function useReadNewest(
  list: RefObject<HTMLElement | null>,
  shown: readonly Comment[],
  newest: number | undefined,
): void {
  const read = useRef<number>(undefined);
  useEffect(() => {
    if (newest === undefined || newest === read.current) return;
    const item = list.current?.children[shown.findIndex(({ id }) => id === newest)];
    if (!(item instanceof HTMLElement)) return;
    read.current = newest;
    item.focus();
  });
}
