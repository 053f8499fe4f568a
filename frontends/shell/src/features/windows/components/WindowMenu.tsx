import { Icon } from '@marcel/kit';
import { useId } from 'react';
import type { MenuItem } from '../../../shared/menu/menu-item';
import { MenuItems } from '../../../shared/menu/MenuItems';
import { useMenu } from '../../../shared/use-menu';
import styles from './WindowMenu.module.css';

export interface WindowMenuProps {
  title: string;
  items: readonly MenuItem[];
}

/** All that the mouse can do with a window, by keyboard. */
export function WindowMenu({ title, items }: WindowMenuProps) {
  const id = useId();
  const { open, toggle, close, root, button } = useMenu();
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
      {open && <MenuItems id={id} label={label} className={styles.menu} items={items} onChoose={close} />}
    </div>
  );
}
