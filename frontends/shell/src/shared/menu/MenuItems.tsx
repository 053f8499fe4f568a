import { classes } from '@marcel/kit';
import { shownKeys } from '../keys';
import type { MenuItem } from './menu-item';
import styles from './MenuItems.module.css';

interface MenuItemsProps {
  id?: string;
  label: string;
  className?: string | undefined;
  items: readonly MenuItem[];
  /** An item was chosen; runs before what it does. */
  onChoose: () => void;
}

/** The list of a menu, with the keys that do the same. */
export const MenuItems = ({ id, label, className, items, onChoose }: MenuItemsProps) => (
  <ul id={id} role="menu" aria-label={label} className={classes(styles.menu, className)}>
    {items.map(({ label: name, keys, disabled = false, run }, at) => (
      <li key={at} role="none">
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-keyshortcuts={keys}
          aria-disabled={disabled || undefined}
          className={styles.item}
          onClick={() => {
            if (disabled) return;
            onChoose();
            run();
          }}
        >
          {name}
          {keys && (
            <kbd aria-hidden className={styles.keys}>
              {shownKeys(keys)}
            </kbd>
          )}
        </button>
      </li>
    ))}
  </ul>
);
