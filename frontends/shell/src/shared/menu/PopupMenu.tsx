import { useId, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import type { Point } from '../geometry';
import { formatKeys } from '../keys';
import { useEvent } from '../use-event';
import styles from './PopupMenu.module.css';
import { useMenuKeys } from './use-menu-keys';

export interface MenuItem {
  label: string;
  keys?: string;
  disabled?: boolean;
  run: () => void;
}

export interface MenuAnchor {
  at: Point;
  opener: HTMLElement | null;
}

/** Returns the props of a button that opens a menu, and those of its menu while it is open. */
export function useMenuButton(pointAt: (button: DOMRect) => MenuAnchor['at']) {
  const id = useId();
  const [menu, setMenu] = useState<MenuAnchor>();
  const toggle = (event: SyntheticEvent<HTMLElement>) => {
    event.preventDefault();
    const opener = event.currentTarget;
    setMenu(menu ? undefined : { at: pointAt(opener.getBoundingClientRect()), opener });
  };
  const button = { 'aria-haspopup': 'menu', 'aria-expanded': menu !== undefined, 'aria-controls': menu && id } as const;
  return { toggle, button, popup: menu && { ...menu, id, onLeave: () => setMenu(undefined) } };
}

interface PopupMenuProps extends MenuAnchor {
  id?: string;
  label: string;
  items: readonly MenuItem[];
  onLeave: () => void;
}

export function PopupMenu({ id, at, opener, label, items, onLeave }: PopupMenuProps) {
  const root = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const menu = root.current;
    if (!menu) return;
    button.current = opener;
    const x = fitMenu(at.x, menu.offsetWidth, window.innerWidth);
    const y = fitMenu(at.y, menu.offsetHeight, window.innerHeight);
    Object.assign(menu.style, { left: `${x}px`, top: `${y}px` });
  }, [at.x, at.y, opener]);
  useMenuKeys({ root, button, onLeave });

  const leaveOnScroll = ({ target }: Event) => {
    if (!(target instanceof Node && root.current?.contains(target))) onLeave();
  };
  useEvent(document, 'scroll', leaveOnScroll, true);
  useEvent(window, 'resize', onLeave);

  const choose = ({ disabled, run }: MenuItem) => {
    if (disabled) return;
    opener?.focus();
    onLeave();
    run();
  };
  return createPortal(
    <ul
      ref={root}
      id={id}
      role="menu"
      aria-label={label}
      className={styles.menu}
      onContextMenu={(event) => event.preventDefault()}
    >
      {items.map((item, index) => (
        <li key={index} role="none">
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-keyshortcuts={item.keys}
            aria-disabled={item.disabled || undefined}
            className={styles.item}
            onClick={() => choose(item)}
          >
            {item.label}
            {item.keys && (
              <kbd aria-hidden className={styles.keys}>
                {formatKeys(item.keys)}
              </kbd>
            )}
          </button>
        </li>
      ))}
    </ul>,
    document.body,
  );
}

/** Returns where a menu starts: at the point, or before it where it would leave the screen. */
export const fitMenu = (at: number, size: number, available: number): number =>
  Math.max(0, Math.min(at + size > available ? at - size : at, available - size));
