import { useEffect } from 'react';

let isOpen = false;

export const filtersPanel = {
  isOpen: (): boolean => isOpen,
  keep: (open: boolean): void => {
    isOpen = open;
  },
};

export function useFiltersClosedOnLeave(): void {
  useEffect(() => () => filtersPanel.keep(false), []);
}
