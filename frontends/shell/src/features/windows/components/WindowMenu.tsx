import { Icon } from '@marcel/kit';
import { useId } from 'react';
import { useMenu } from '../../../shared/use-menu';
import styles from './WindowMenu.module.css';

export interface WindowMenuProps {
  title: string;
  /** What can be done with the window now, by what it is called. */
  items: readonly (readonly [label: string, run: () => void])[];
}

/** All that the mouse can do with a window, by keyboard. */
export function WindowMenu({ title, items }: WindowMenuProps) {
  const id = useId();
  const { open, toggle, close, root, button } = useMenu();
  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={`Window menu of ${title}`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        <Icon name="down" size={12} />
      </button>
      {open && (
        <ul id={id} role="menu" aria-label={`Window menu of ${title}`} className={styles.menu}>
          {items.map(([label, run]) => (
            <li key={label} role="none">
              <button
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={styles.item}
                onClick={() => {
                  close();
                  run();
                }}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
