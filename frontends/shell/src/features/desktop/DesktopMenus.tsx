import { useCopyText } from '@marcel/kit/programs';
import { useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useInstalledPrograms } from '../../shared/installed-programs';
import { PopupMenu, type MenuAnchor, type MenuItem } from '../../shared/menu/PopupMenu';
import { newWindowState } from '../../shared/new-window';
import { type Program, SYSTEM_PROGRAMS } from '../../shared/programs';
import { useEvent } from '../../shared/use-event';
import { useWideScreen } from '../../shared/use-media';

export interface OpenMenu extends MenuAnchor {
  icon?: HTMLElement;
}

const ELEMENTS_WITH_OWN_MENU = 'a, input, textarea, select, [contenteditable], [role="menu"]';

export function useContextMenu(nav: RefObject<HTMLElement | null>): [OpenMenu | undefined, () => void] {
  const [menu, setMenu] = useState<OpenMenu>();
  const open = (event: Event, at: OpenMenu['at']) => {
    const menu = nav.current && findMenuAt(event.target, nav.current, at);
    if (!menu || event.defaultPrevented) return false;
    event.preventDefault();
    setMenu(menu);
    return true;
  };
  useEvent(document, 'contextmenu', (event) => void open(event, { x: event.clientX, y: event.clientY }));
  // Some systems send no contextmenu event for this key.
  useEvent(document, 'keydown', (event) => {
    if (event.key !== 'F10' || !event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a, button') : null;
    const { left, bottom } = link?.getBoundingClientRect() ?? { left: 0, bottom: 0 };
    open(event, { x: left, y: bottom });
  });
  useEvent(document, 'pointerdown', (press) => onLongPress(press, (at) => open(press, at)));
  return [menu, () => setMenu(undefined)];
}

const LONG_PRESS_MS = 500;
/** Movements above this distance scroll, in CSS pixels. */
const PRESS_RADIUS_PX = 10;

/** Opens a menu on a long press, for which Safari sends no contextmenu event. */
function onLongPress(
  { pointerType, clientX: x, clientY: y }: PointerEvent,
  open: (at: OpenMenu['at']) => boolean,
): void {
  if (pointerType !== 'touch') return;
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const timer = setTimeout(() => {
    if (!open({ x, y })) return;
    // Ignore the click of the lifted finger.
    document.addEventListener('contextmenu', (event) => event.preventDefault(), options);
    document.addEventListener('touchend', (event) => event.preventDefault(), { once: true, passive: false });
  }, LONG_PRESS_MS);
  const end = () => {
    clearTimeout(timer);
    controller.abort();
  };
  for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, end, options);
  document.addEventListener('contextmenu', () => clearTimeout(timer), options);
  const onMove = (move: PointerEvent) => Math.hypot(move.clientX - x, move.clientY - y) > PRESS_RADIUS_PX && end();
  document.addEventListener('pointermove', onMove, options);
}

function findMenuAt(target: EventTarget | null, nav: HTMLElement, at: OpenMenu['at']): OpenMenu | undefined {
  const desktop = nav.parentElement;
  if (!(target instanceof Element) || !desktop) return undefined;
  const icon = target.closest('a');
  if (icon && nav.contains(icon)) return { at, icon, opener: icon };
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  // The target is the whole page when nothing has the focus.
  const isDesktop = desktop.contains(target) || target.contains(desktop);
  return isDesktop && !target.closest(ELEMENTS_WITH_OWN_MENU) ? { at, opener: focused } : undefined;
}

interface IconMenuProps {
  anchor: MenuAnchor;
  link: HTMLElement;
  icon: { title: string; program?: Program };
  onMove: (() => void) | undefined;
  onLeave: () => void;
}

export function IconMenu({ anchor, link, icon: { title, program }, onMove, onLeave }: IconMenuProps) {
  const navigate = useNavigate();
  const copy = useCopyText({
    copied: { title: 'Link copied!' },
    copyFailed: { title: 'Error', body: 'The link could not be copied.' },
  });
  const hasWindows = useHasWindows(program);
  const address = link instanceof HTMLAnchorElement ? link.href : '';
  const openNew = () => program && void navigate(program.to, { state: newWindowState() });
  const items: MenuItem[] = [
    ...(program ? [{ label: 'Open', run: () => link.click() }] : []),
    ...(hasWindows ? [{ label: 'Open in New Window', run: openNew }] : []),
    { label: 'Open in New Tab', run: () => void window.open(address, '_blank', 'noopener') },
    { label: 'Copy Link', run: () => void copy(address) },
    ...(onMove ? [{ label: 'Move', run: onMove }] : []),
  ];
  return <PopupMenu {...anchor} label={title} items={items} onLeave={onLeave} />;
}

function useHasWindows(program: Program | undefined): boolean {
  const { withWindows } = useInstalledPrograms();
  const isWide = useWideScreen();
  if (!isWide || program === undefined) return false;
  return !('remote' in program) || withWindows.some((name) => name === program.remote);
}

interface DesktopMenuProps {
  anchor: MenuAnchor;
  onArrange: (() => void) | undefined;
  onLeave: () => void;
}

export function DesktopMenu({ anchor, onArrange, onLeave }: DesktopMenuProps) {
  const navigate = useNavigate();
  const items = [
    { label: 'Arrange Icons', disabled: !onArrange, run: () => onArrange?.() },
    ...SYSTEM_PROGRAMS.map(({ title, to }) => ({ label: title, run: () => void navigate(to) })),
  ];
  return <PopupMenu {...anchor} label="Desktop" items={items} onLeave={onLeave} />;
}
