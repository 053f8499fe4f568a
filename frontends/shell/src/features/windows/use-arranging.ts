import { useEffect, useState, type Dispatch } from 'react';
import { reachable, type Area, type Box } from './state/box';
import { stretched } from './state/stretch';
import type { WindowAction } from './state/windows';

/** How far a key takes a window or its corner, in CSS pixels. */
const STEP = 16;

const WAYS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

export type Arranging = 'move' | 'size';

interface Options {
  id: string;
  box: Box;
  area: Area;
  dispatch: Dispatch<WindowAction>;
}

/** Moves or sizes a window by arrow keys: Enter or a press elsewhere ends that, Escape takes it back. */
export function useArranging({ id, box, area, dispatch }: Options): [Arranging | undefined, (what: Arranging) => void] {
  const [began, setBegan] = useState<{ what: Arranging; box: Box }>();

  useEffect(() => {
    if (!began) return undefined;
    let now = began.box;
    const place = (next: Box) => dispatch({ do: 'place', id, box: (now = next) });
    const onKeyDown = (event: KeyboardEvent) => {
      const way = WAYS[event.key];
      if (way && began.what === 'move') place(reachable({ ...now, x: now.x + way.x, y: now.y + way.y }, area));
      if (way && began.what === 'size') place(stretched(now, 'se', way, area));
      if (event.key === 'Escape') place(began.box);
      if (!way) end();
      if (!way && event.key !== 'Escape' && event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    const end = () => setBegan(undefined);
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', end, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', end, true);
    };
  }, [began, id, area, dispatch]);

  return [began?.what, (what) => setBegan({ what, box })];
}
