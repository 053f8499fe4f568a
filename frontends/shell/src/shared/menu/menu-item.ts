export interface MenuItem {
  label: string;
  /** What does the same by keyboard. */
  keys?: string;
  /** Whether there is nothing to do for it now. */
  disabled?: boolean;
  run: () => void;
}
