import { useLayoutEffect, useState } from 'react';

/** Gives the focus back to what had it before, when the window goes with the focus in it. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
}
