import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { DESKTOP_WINDOW, DESKTOP_META, MAIN_PAGES } from '@marcel/contracts';
import { createQueryClient, ErrorBoundary, FallbackScreen, ToastProvider, usePageMeta } from '@marcel/kit';
import { lazyComponent } from '@marcel/kit/programs';
import { BrowserRouter, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterPaint } from '../shared/use-late';
import { Desktop } from '../features/desktop/Desktop';
import { RemotePage } from '../features/remotes/components/RemotePage';
import type { WindowProgram } from '../features/windows/use-windows';
import { useInstalledPrograms } from '../shared/installed-programs';
import { PROGRAM_PAGES, type ProgramPage } from '../shared/programs';
import { useMedia, useWideScreen } from '../shared/use-media';
import type { WindowLayerProps } from '../features/windows/WindowLayer';
import { isStored, MOVED_ICONS, OPEN_WINDOWS } from '../shared/stored';
import { MusicPlayer } from '../features/music/MusicPlayer';
import { NewRelease, PreviewBadge } from '../features/releases/components/NewRelease';
import { Taskbar } from '../features/taskbar/Taskbar';
import styles from './App.module.css';

/**
 * Late parts load on the first input or after this time, in milliseconds; at once where icons were moved, because they show them.
 */
const QUIET_MS = 4000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

function late<Part>(load: () => Promise<Part>): () => Part | undefined {
  let part: Part | undefined;
  let awaited = false;
  const listeners = new Set<() => void>();
  const arrive = (loaded: Part) => {
    part = loaded;
    listeners.forEach((listener) => listener());
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    if (!awaited) awaitVisitor(() => void load().then(arrive, () => undefined));
    awaited = true;
    return () => void listeners.delete(listener);
  };
  return () => useSyncExternalStore(subscribe, () => part);
}

function awaitVisitor(onCome: () => void): void {
  const until = new AbortController();
  const come = () => {
    until.abort();
    clearTimeout(timer);
    afterPaint(onCome);
  };
  const timer = setTimeout(come, isStored(() => localStorage, MOVED_ICONS) ? 0 : QUIET_MS);
  for (const sign of SIGNS) window.addEventListener(sign, come, { passive: true, signal: until.signal });
}

export const useLateParts = late(() => import('./LateParts'));

const useLateScreen = late(() => import('./LateScreen'));

const DesktopDialog = lazyComponent(() => import('./DesktopDialog').then((part) => part.DesktopDialog));

const { parameter, ...windows } = DESKTOP_WINDOW;
const WINDOWS: readonly (string | null)[] = Object.values(windows);

interface DesktopPageProps {
  behind?: boolean;
  windows?: boolean;
  wide?: boolean;
}

function DesktopPage({ behind = false, windows = false, wide = true }: DesktopPageProps) {
  const [search] = useSearchParams();
  const opened = behind ? null : search.get(parameter);
  const late = useLateParts();
  const isWindow = WINDOWS.includes(opened);
  return (
    <>
      {!behind && !isWindow && <Head />}
      {(wide || !windows || !isWindow) && <Desktop Life={late?.DesktopLife} />}
      {!windows && isWindow && (
        <Suspense>
          <ErrorBoundary>
            <DesktopDialog opened={opened} />
          </ErrorBoundary>
        </Suspense>
      )}
    </>
  );
}

function Head() {
  usePageMeta(DESKTOP_META.desktop);
  return null;
}

function useWindowLayer(possible: boolean, wide: boolean) {
  const [layer, setLayer] = useState<{ LateWindows: ComponentType<WindowLayerProps> } | null>();
  const { pathname, search } = useLocation();
  const opens = pathname + (wide ? search : '') !== MAIN_PAGES.desktop;
  const wanted = possible && (opens || (wide && isStored(() => sessionStorage, OPEN_WINDOWS)));
  useEffect(() => {
    if (!wanted) return;
    import('./LateWindows').then(setLayer, () => setLayer(null));
  }, [wanted]);
  return layer;
}

const routeOf = (page: ProgramPage, element = <RemotePage key={page.to} program={page} />) => (
  <Route key={page.to} path={`${page.to}/*`} caseSensitive element={element} />
);

const windowOf = (page: ProgramPage): WindowProgram => ({ ...page, content: <Routes>{routeOf(page)}</Routes> });

function useKept(isPossible: boolean): boolean {
  const { pathname } = useLocation();
  const [kept, setKept] = useState({ pathname, isPossible });
  if (pathname !== kept.pathname) setKept({ pathname, isPossible: kept.isPossible || isPossible });
  return kept.isPossible;
}

function AppRoutes() {
  const { programs, windowed, pending } = useInstalledPrograms();
  const wide = useWideScreen();
  const pages = [...PROGRAM_PAGES, ...programs];
  const inWindows = pages.filter(({ remote }) => windowed.includes(remote));
  const possible = useKept(useMedia('(any-pointer: fine)'));
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

function skipToWindow(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('[data-front="true"] h1')?.focus();
}

function Screen({ children }: { children: ReactNode }) {
  const late = useLateScreen();
  return (
    <div className={styles.screen}>
      <a href="#window" className={styles.skip} onClick={skipToWindow}>
        Skip to the window in front
      </a>
      <PreviewBadge />
      <main className={styles.main}>{children}</main>
      <NewRelease />
      <Taskbar player={<MusicPlayer />} />
      {late && <late.LateScreen />}
    </div>
  );
}

export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <BrowserRouter>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <Screen>
            <AppRoutes />
          </Screen>
        </ToastProvider>
      </QueryClientProvider>
    </BrowserRouter>
  );
}
