import { Icon, type IconName } from '@marcel/kit';
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { MenuItem } from '../../../shared/menu/menu-item';
import { MenuItems } from '../../../shared/menu/MenuItems';
import { useMenu } from '../../../shared/use-menu';
import { roomNow } from '../room';
import { between } from '../state/box';
import styles from './TaskButton.module.css';

interface TaskButtonProps {
  title: string;
  icon: IconName;
  front: boolean;
  items: readonly MenuItem[];
  /** What a click does; opens the menu where left out. */
  onPress?: () => void;
}

/** A button in the taskbar, and above it the menu that a right click or the arrow up opens. */
export function TaskButton({ title, icon, front, items, onPress }: TaskButtonProps) {
  const id = useId();
  const { open, toggle, close, root, button } = useMenu();
  const menu = useRef<HTMLDivElement>(null);
  // The bar cuts off what does not fit into it, unless it stands in the screen itself.
  useLayoutEffect(() => {
    const [from, to] = [button.current, menu.current];
    if (!open || !from || !to) return;
    const left = between(0, from.getBoundingClientRect().left, roomNow().width - to.offsetWidth);
    to.style.left = `${left}px`;
  }, [open, button]);
  const openMenu = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    toggle();
  };
  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        aria-pressed={front}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        title={title}
        className={styles.button}
        onClick={onPress ?? openMenu}
        onContextMenu={openMenu}
        onKeyDown={(event) => event.key === 'ArrowUp' && openMenu(event)}
      >
        <Icon name={icon} size={20} />
        <span className={styles.title}>{title}</span>
      </button>
      {open && (
        <div ref={menu} className={styles.menu}>
          <MenuItems id={id} label={title} items={items} onChoose={close} />
        </div>
      )}
    </div>
  );
}
