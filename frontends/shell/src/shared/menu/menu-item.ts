export interface MenuItem {
  label: string;
  /** What does the same by keyboard. */
  keys?: string;
  /** Whether there is nothing to do for it now. */
  disabled?: boolean;
  run: () => void;
}

/** How keyboards name the keys. */
export const shownKeys = (keys: string): string =>
  keys.replace('Page', 'Pg').replace('Down', 'Dn').replace('Delete', 'Del');
