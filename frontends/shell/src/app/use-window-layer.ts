import { MAIN_PAGES } from '@marcel/contracts';
import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { WindowLayerProps } from '../features/windows/WindowLayer';
import { wereWindowsOpen } from '../shared/open-windows';

export interface WindowLayerModule {
  LateWindows: ComponentType<WindowLayerProps>;
}

/**
 * What draws windows, whose code comes when the first one opens; null when it does not come: programs are pages then. What belongs
 * to the desktop itself is a dialog where there is no room.
 */
export function useWindowLayer(possible: boolean, wide: boolean): WindowLayerModule | null | undefined {
  const [layer, setLayer] = useState<WindowLayerModule | null>();
  const { pathname, search } = useLocation();
  const opens = pathname + (wide ? search : '') !== MAIN_PAGES.desktop;
  const wanted = possible && (opens || (wide && wereWindowsOpen()));
  useEffect(() => {
    if (!wanted) return;
    import('./LateWindows').then(setLayer, () => setLayer(null));
  }, [wanted]);
  return layer;
}
