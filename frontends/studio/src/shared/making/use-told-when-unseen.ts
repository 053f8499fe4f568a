import { useEffect, useRef } from 'react';
import { useWatchUnseen } from './use-watch-unseen';
import { endWatching } from './watch-unseen';

/** While its dialog is open a picture is seen; once that is closed, or about another one, a toast tells when it is there. */
export function useToldWhenUnseen(item: string | null, isOver: boolean): void {
  const watch = useWatchUnseen();
  const latest = useRef({ watch, underWay: item });
  useEffect(() => {
    if (item === null) return;
    endWatching(item);
    return () => {
      const { underWay, watch } = latest.current;
      if (underWay === item) watch(item);
    };
  }, [item]);
  // After the one above: what leaves is asked about as it was.
  useEffect(() => {
    latest.current = { watch, underWay: isOver ? null : item };
  }, [watch, item, isOver]);
}
