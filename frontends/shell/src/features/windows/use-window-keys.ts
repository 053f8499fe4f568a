import { useEffect, useRef } from 'react';
import { isDialogOpen, pressedKeys } from '../../shared/keys';
import type { WindowCommands } from './menu-items';
import type { DesktopWindow, Windows } from './state/windows';
import { WINDOW_KEYS } from '../../shared/keys';

interface Options {
  windows: Windows;
  commandsOf: (window: DesktopWindow) => WindowCommands;
  step: (by: 1 | -1) => void;
}

/** Does by keys what the window in front can do, and goes from one to the next. */
export function useWindowKeys(options: Options): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const run = runOf(pressedKeys(event), latest.current);
      if (!run || event.defaultPrevented || isDialogOpen()) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function runOf(keys: string, { windows, commandsOf, step }: Options): (() => void) | undefined {
  if (keys === WINDOW_KEYS.next) return () => step(1);
  if (keys === WINDOW_KEYS.previous) return () => step(-1);
  const front = windows.all.find(({ id }) => id === windows.front);
  if (!front) return undefined;
  const { fill, minimise, close } = commandsOf(front);
  const toggle = (to: 'whole' | 'left' | 'right') => () => fill(front.fill === to ? 'free' : to);
  const runs: Record<string, () => void> = {
    [WINDOW_KEYS.maximise]: toggle('whole'),
    [WINDOW_KEYS.left]: toggle('left'),
    [WINDOW_KEYS.right]: toggle('right'),
    [WINDOW_KEYS.minimise]: minimise,
    [WINDOW_KEYS.close]: close,
  };
  return runs[keys];
}
