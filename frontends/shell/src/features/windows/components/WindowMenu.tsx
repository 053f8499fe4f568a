import { Icon } from '@marcel/kit';
import { useId, useLayoutEffect, useRef } from 'react';
import type { MenuItem } from '../../../shared/menu/menu-item';
import { MenuItems } from '../../../shared/menu/MenuItems';
import { useMenu } from '../../../shared/use-menu';
import { placeMenu } from '../place-menu';
import { roomNow } from '../room';
import styles from './WindowMenu.module.css';

export interface WindowMenuProps {
  title: string;
  items: readonly MenuItem[];
}

/** All that the mouse can do with a window, by keyboard. */
export function WindowMenu({ title, items }: WindowMenuProps) {
  const id = useId();
  const { open, toggle, close, root, button } = useMenu();
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [from, to] = [root.current?.getBoundingClientRect(), menu.current];
    if (!open || !from || !to) return;
    const { x, y } = placeMenu(from, { width: to.offsetWidth, height: to.offsetHeight }, roomNow());
    Object.assign(to.style, { left: `${x - from.left}px`, top: `${y - from.top}px` });
  }, [open, root]);
  const label = `Window menu of ${title}`;
  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        <Icon name="down" size={12} />
      </button>
      {open && (
        <div ref={menu} className={styles.menu}>
          <MenuItems id={id} label={label} items={items} onChoose={close} />
        </div>
      )}
    </div>
  );
}
