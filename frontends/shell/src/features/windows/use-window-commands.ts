import { MAIN_PAGES } from '@marcel/contracts';
import { useEffect, useEffectEvent, useState, type Dispatch } from 'react';
import { useNavigate } from 'react-router-dom';
import { ARROWS, isDialogOpen, isModifierOrSystemKey, getPressedKeys, WINDOW_KEYS } from '../../shared/keys';
import type { MenuItem } from '../../shared/menu/PopupMenu';
import { newWindowState } from '../../shared/new-window';
import { useEvent } from '../../shared/use-event';
import { toAddress, toEntryState } from './navigator';
import { fitInto, resizeBox, toBox, type Box, type WindowTiling } from './state/box';
import { findTopId, type DesktopWindow, type WindowAction, type Windows } from './state/windows';
import type { WindowProgram } from './use-windows';

const tilingMessage = (to: WindowTiling): string =>
  to === 'free' ? 'restored' : to === 'maximized' ? 'maximized' : `tiled ${to.replace('-', ' ')}`;

const ARRANGE_HINTS = {
  move: 'Use the arrow keys to move the window. Enter confirms, Escape cancels.',
  size: 'Use the arrow keys to resize the window. Enter confirms, Escape cancels.',
} as const;

interface Arranging {
  mode: keyof typeof ARRANGE_HINTS;
  id: string;
  box: Box;
}

export function useWindowCommands(
  windows: Windows,
  dispatch: Dispatch<WindowAction>,
  programs: readonly WindowProgram[],
) {
  const navigate = useNavigate();
  const [message, setMessage] = useState('');
  const [arranging, setArranging] = useState<Arranging>();
  useArrowKeys(windows, dispatch, arranging, () => setArranging(undefined));

  const show = ({ id, location }: DesktopWindow) => {
    if (id !== windows.front) void navigate(toAddress(location), { state: toEntryState({ id, location }) });
  };
  const showNextWindow = ({ id }: DesktopWindow) => {
    const nextWindow = windows.all.find((one) => one.id === findTopId(windows, id));
    if (nextWindow) show(nextWindow);
    else void navigate(MAIN_PAGES.desktop);
  };
  const minimize = (window: DesktopWindow) => {
    dispatch({ do: 'minimize', id: window.id });
    setMessage(`${window.title} minimized`);
    if (window.id === windows.front) showNextWindow(window);
  };
  const close = (window: DesktopWindow) => {
    dispatch({ do: 'close', id: window.id });
    setMessage(`${window.title} closed`);
    if (window.id !== windows.front) return;
    if (programs.find(({ to }) => to === window.program)?.desktopMeta) showNextWindow(window);
    else void navigate(MAIN_PAGES.desktop);
  };
  const tile = (window: DesktopWindow, to: WindowTiling) => {
    show(window);
    dispatch({ do: 'edit', id: window.id, change: { tiling: to } });
    setMessage(`${window.title} ${tilingMessage(to)}`);
  };
  const toggleTiling = (window: DesktopWindow, to: WindowTiling) => tile(window, window.tiling === to ? 'free' : to);
  const arrange = (window: DesktopWindow, mode: Arranging['mode']) => {
    show(window);
    setArranging({ mode, id: window.id, box: toBox(window, windows.area) });
  };
  const openNew = (address: string) => void navigate(address, { state: newWindowState() });
  const showDesktop = () => {
    dispatch({ do: 'showDesktop' });
    void navigate(MAIN_PAGES.desktop);
  };
  const step = (by: 1 | -1) => {
    const { all, front } = windows;
    const from = all.findIndex(({ id }) => id === front);
    const index = from < 0 && by < 0 ? all.length - 1 : (from + by + all.length) % all.length;
    const next = all[index];
    if (!next) return;
    show(next);
    setMessage(`${next.title}, window ${index + 1} of ${all.length}`);
  };

  const findCommand = (keys: string): (() => void) | undefined => {
    if (keys === WINDOW_KEYS.next) return () => step(1);
    if (keys === WINDOW_KEYS.previous) return () => step(-1);
    const front = windows.all.find(({ id }) => id === windows.front);
    const commands: Record<string, (window: DesktopWindow) => void> = {
      [WINDOW_KEYS.maximize]: (window) => toggleTiling(window, 'maximized'),
      [WINDOW_KEYS.left]: (window) => toggleTiling(window, 'left'),
      [WINDOW_KEYS.right]: (window) => toggleTiling(window, 'right'),
      [WINDOW_KEYS.minimize]: minimize,
      [WINDOW_KEYS.close]: close,
    };
    const command = commands[keys];
    return front && command && (() => command(front));
  };
  useEvent(document, 'keydown', (event) => {
    const run = findCommand(getPressedKeys(event));
    if (!run || event.defaultPrevented || isDialogOpen()) return;
    event.preventDefault();
    run();
  });

  const commands = { show, minimize, close, tile, toggleTiling, arrange, openNew };
  return {
    ...commands,
    showDesktop,
    getMenuItems: (window: DesktopWindow) => menuItems(window, commands),
    message: arranging ? ARRANGE_HINTS[arranging.mode] : message,
    arranging: arranging !== undefined,
  };
}

interface WindowCommands extends Record<'minimize' | 'close', (window: DesktopWindow) => void> {
  tile: (window: DesktopWindow, tiling: WindowTiling) => void;
  arrange: (window: DesktopWindow, mode: 'move' | 'size') => void;
  openNew: (address: string) => void;
}

const TILE_ITEMS: readonly (readonly [to: WindowTiling, label: string, keys?: string])[] = [
  ['left', 'Tile Left', WINDOW_KEYS.left],
  ['right', 'Tile Right', WINDOW_KEYS.right],
  ['top-left', 'Tile Top Left'],
  ['top-right', 'Tile Top Right'],
  ['bottom-left', 'Tile Bottom Left'],
  ['bottom-right', 'Tile Bottom Right'],
];

export function menuItems(window: DesktopWindow, commands: WindowCommands): readonly MenuItem[] {
  const { tiling: currentTiling, minimized, location } = window;
  const tileItem = (to: WindowTiling, label: string, keys?: string): MenuItem[] =>
    to === currentTiling ? [] : [{ label, run: () => commands.tile(window, to), ...(keys && { keys }) }];
  const minimize = { label: 'Minimize', keys: WINDOW_KEYS.minimize, run: () => commands.minimize(window) };
  return [
    ...tileItem('free', 'Restore', currentTiling === 'maximized' ? WINDOW_KEYS.maximize : undefined),
    ...(currentTiling === 'free'
      ? [
          { label: 'Move', run: () => commands.arrange(window, 'move') },
          { label: 'Size', run: () => commands.arrange(window, 'size') },
        ]
      : []),
    ...(minimized ? [] : [minimize]),
    ...tileItem('maximized', 'Maximize', WINDOW_KEYS.maximize),
    ...TILE_ITEMS.flatMap((item) => tileItem(...item)),
    { label: 'Open in New Window', run: () => commands.openNew(toAddress(location)) },
    { label: 'Close Window', keys: WINDOW_KEYS.close, run: () => commands.close(window) },
  ];
}

/** The distance of one key press, in CSS pixels. */
const STEP = 16;

/** Moves or sizes a window by arrow keys. Enter, a press elsewhere and a resized page end it; Escape undoes it. */
function useArrowKeys(
  { area }: Windows,
  dispatch: Dispatch<WindowAction>,
  arranging: Arranging | undefined,
  onEnd: () => void,
): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!arranging) return undefined;
    const { id, mode } = arranging;
    let { box } = arranging;
    const place = (next: Box) => {
      box = next;
      dispatch({ do: 'edit', id, change: { box, isPlaced: true, tiling: 'free' } });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event;
      if (isModifierOrSystemKey(key)) return;
      const arrow = ARROWS[key];
      if (arrow) {
        const [x, y] = [arrow.x * STEP, arrow.y * STEP];
        place(mode === 'move' ? fitInto({ ...box, x: box.x + x, y: box.y + y }, area) : resizeBox(box, { x, y }, area));
      } else end();
      if (key === 'Escape') place(arranging.box);
      if (!arrow && key !== 'Escape' && key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    const controller = new AbortController();
    const { signal } = controller;
    // Handle Escape before anything else that the same key closes.
    window.addEventListener('keydown', onKeyDown, { capture: true, signal });
    window.addEventListener('resize', () => end(), { signal });
    document.addEventListener('pointerdown', () => end(), { capture: true, signal });
    return () => controller.abort();
  }, [arranging, area, dispatch]);
}
