import { MAIN_PAGES } from '@marcel/contracts';
import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { WindowLayerProps } from '../features/windows/components/WindowLayer';
import { reportFailure, thisShell } from '../shared/failures/report-failure';
import { wereWindowsOpen } from '../shared/open-windows';

export interface WindowLayerModule {
  LateWindows: ComponentType<WindowLayerProps>;
}

/** What draws windows, whose code comes when the first one opens; null when it does not come: programs are pages then. */
export function useWindowLayer(possible: boolean): WindowLayerModule | null | undefined {
  const [layer, setLayer] = useState<WindowLayerModule | null>();
  const { pathname, search } = useLocation();
  const wanted = possible && (pathname + search !== MAIN_PAGES.desktop || wereWindowsOpen());
  useEffect(() => {
    if (!wanted) return;
    import('./LateWindows').then(setLayer, (error: unknown) => {
      reportFailure('load', thisShell(), error);
      setLayer(null);
    });
  }, [wanted]);
  return layer;
}
