import { useEffect } from 'react';

/** Whether the filters of the list are laid open, also for who comes back from a mascot. */
let isOpen = false;

export const filtersPanel = {
  isOpen: (): boolean => isOpen,
  keep: (open: boolean): void => {
    isOpen = open;
  },
};

/** Of the program: closes the filters for who leaves it. */
export function useFiltersClosedOnLeave(): void {
  useEffect(() => () => filtersPanel.keep(false), []);
}
