import { useEffect, useState, type Dispatch } from 'react';
import { isQuietKey } from '../../shared/keys';
import { reachable, type Area, type Box } from './state/box';
import { stretched } from './state/stretch';
import { boxOf, type DesktopWindow, type WindowAction } from './state/windows';

/** How far a key takes a window or its corner, in CSS pixels. */
const STEP = 16;

const WAYS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

export type Arranging = 'move' | 'size';

interface Began {
  what: Arranging;
  id: string;
  box: Box;
}

type Arrange = (window: DesktopWindow, what: Arranging) => void;

/** Moves or sizes a window by arrow keys: Enter, a press elsewhere or a room that becomes another ends that, Escape takes it back. */
export function useArranging(area: Area, dispatch: Dispatch<WindowAction>): [Began | undefined, Arrange] {
  const [began, setBegan] = useState<Began>();

  useEffect(() => {
    if (!began) return undefined;
    const { id, what } = began;
    let now = began.box;
    const place = (next: Box) => dispatch({ do: 'place', id, box: (now = next) });
    const onKeyDown = (event: KeyboardEvent) => {
      if (isQuietKey(event.key)) return;
      const way = WAYS[event.key];
      if (way && what === 'move') place(reachable({ ...now, x: now.x + way.x, y: now.y + way.y }, area));
      if (way && what === 'size') place(stretched(now, 'se', way, area));
      if (event.key === 'Escape') place(began.box);
      if (!way) end();
      if (!way && event.key !== 'Escape' && event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    const end = () => setBegan(undefined);
    // Before whoever closes something by the same key.
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('resize', end);
    document.addEventListener('pointerdown', end, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('resize', end);
      document.removeEventListener('pointerdown', end, true);
    };
  }, [began, area, dispatch]);

  return [began, (window, what) => setBegan({ what, id: window.id, box: boxOf(window, area) })];
}
