import type { ModeratedItem } from '@marcel/contracts';
import { useCallback, useState } from 'react';
import { keyOf } from './acts';

export function useSelection(shown: readonly ModeratedItem[]) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const selected = shown.filter((item) => picked.has(keyOf(item)));
  return {
    selected,
    isSelected: (item: ModeratedItem) => picked.has(keyOf(item)),
    toggle: useCallback(
      (item: ModeratedItem) =>
        setPicked((before) => {
          const keys = new Set(before);
          if (!keys.delete(keyOf(item))) keys.add(keyOf(item));
          return keys;
        }),
      [],
    ),
    selectAll: () => setPicked(new Set(shown.map(keyOf))),
    clear: () => setPicked(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
