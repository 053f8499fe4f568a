import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { MenuItem } from '../../../shared/menu/menu-item';
import { MenuItems } from '../../../shared/menu/MenuItems';
import { useOpenMenu } from '../../../shared/use-menu';
import type { AskedMenu } from '../menu/asked-menu';
import { placeMenu } from '../menu/place-menu';
import styles from './ContextMenu.module.css';

interface ContextMenuProps {
  asked: AskedMenu;
  label: string;
  items: readonly MenuItem[];
  onLeave: () => void;
}

/** A menu where it was asked for, over all that is open. */
export function ContextMenu({ asked, label, items, onLeave }: ContextMenuProps) {
  const { at, opener } = asked;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const menu = root.current;
    if (!menu) return;
    button.current = opener;
    const room = { width: window.innerWidth, height: window.innerHeight };
    const { x, y } = placeMenu(at, { width: menu.offsetWidth, height: menu.offsetHeight }, room);
    Object.assign(menu.style, { left: `${x}px`, top: `${y}px` });
  }, [at, opener]);
  useOpenMenu(true, { root, button, onLeave });
  useLeaveWithPlace(root, onLeave);
  const choose = () => {
    opener?.focus();
    onLeave();
  };
  return createPortal(
    <div ref={root} className={styles.menu} onContextMenu={(event) => event.preventDefault()}>
      <MenuItems label={label} items={items} onChoose={choose} />
    </div>,
    document.body,
  );
}

/** Leaves when what it was asked for goes elsewhere. */
function useLeaveWithPlace(root: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Node && root.current?.contains(target))) onLeave();
  });
  useEffect(() => {
    const until = new AbortController();
    const options = { capture: true, signal: until.signal };
    for (const type of ['scroll', 'resize'] as const) window.addEventListener(type, (event) => leave(event), options);
    return () => until.abort();
  }, []);
}
