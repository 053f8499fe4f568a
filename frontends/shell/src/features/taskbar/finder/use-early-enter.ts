import { useEffect, useEffectEvent, useState } from 'react';

interface EarlyEnterOptions {
  text: string;
  count: number;
  /** Whether there may still be something to come. */
  awaited: boolean;
  onChoose: (at: number) => void;
}

/** What Enter does before there is anything to choose: the first that comes is chosen, unless something else is typed meanwhile. */
export function useEarlyEnter({ text, count, awaited, onChoose }: EarlyEnterOptions): () => void {
  const [wanted, want] = useState<string>();
  const isOver = wanted !== text || (count === 0 && !awaited);
  if (wanted !== undefined && isOver) want(undefined);
  const hasCome = wanted === text && count > 0;
  const choose = useEffectEvent(() => onChoose(0));
  useEffect(() => {
    if (hasCome) choose();
  }, [hasCome]);
  return () => want(awaited ? text : undefined);
}
