import { MAIN_PAGES } from '@marcel/contracts';
import { FallbackScreen } from '@marcel/kit';
import { useState, useEffect, type ComponentType } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { RemotePage } from '../features/remotes/components/RemotePage';
import type { WindowProgram } from '../features/windows/use-windows';
import { useInstalledPrograms } from '../shared/installed-programs';
import { PROGRAM_PAGES, type ProgramPage } from '../shared/programs';
import { useMayBeWide, useWideScreen } from '../shared/use-wide-screen';
import { DesktopPage } from './DesktopPage';
import type { WindowLayerProps } from '../features/windows/WindowLayer';
import { wereWindowsOpen } from '../shared/open-windows';

interface WindowLayerModule {
  LateWindows: ComponentType<WindowLayerProps>;
}

/**
 * What draws windows, whose code comes when the first one opens; null when it does not come: programs are pages then. What belongs
 * to the desktop itself is a dialog where there is no room.
 */
function useWindowLayer(possible: boolean, wide: boolean): WindowLayerModule | null | undefined {
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

const routeOf = (page: ProgramPage, element = <RemotePage key={page.to} program={page} />) => (
  // As the server and the windows read addresses.
  <Route key={page.to} path={`${page.to}/*`} caseSensitive element={element} />
);

const windowOf = (page: ProgramPage): WindowProgram => ({ ...page, content: <Routes>{routeOf(page)}</Routes> });

/** What became possible is so from the next page on, and stays so: the page that is open keeps what was entered in it. */
function useKept(isPossible: boolean): boolean {
  const { pathname } = useLocation();
  const [kept, setKept] = useState({ pathname, isPossible });
  if (pathname !== kept.pathname) setKept({ pathname, isPossible: kept.isPossible || isPossible });
  return kept.isPossible;
}

/** Which page answers which path. On wide screens the programs that can do so stand in windows over the desktop. */
export function AppRoutes() {
  const { programs, windowed, pending } = useInstalledPrograms();
  const wide = useWideScreen();
  const pages = [...PROGRAM_PAGES, ...programs];
  const inWindows = pages.filter(({ remote }) => windowed.includes(remote));
  const possible = useKept(useMayBeWide());
  const layer = useWindowLayer(possible && !pending, wide);
  const isPage = (page: ProgramPage) =>
    layer ? !inWindows.includes(page) : layer === null || !possible || !(pending || inWindows.includes(page));
  const behind = wide && <DesktopPage behind />;
  return (
    <>
      <Routes>
        <Route
          path={MAIN_PAGES.desktop}
          element={<DesktopPage windows={layer !== null && (wide || !!layer)} wide={wide} />}
        />
        {pages.map((page) => (isPage(page) ? routeOf(page) : routeOf(page, <>{behind}</>)))}
        <Route path="*" element={pending ? null : <FallbackScreen />} />
      </Routes>
      {layer && <layer.LateWindows wide={wide} programs={inWindows.map(windowOf)} />}
    </>
  );
}
