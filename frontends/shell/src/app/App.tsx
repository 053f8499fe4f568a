import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { DESKTOP_WINDOW, DESKTOP_META, MAIN_PAGES } from '@marcel/contracts';
import { createQueryClient, ErrorBoundary, FallbackScreen, ToastProvider, usePageMeta } from '@marcel/kit';
import { lazyComponent } from '@marcel/kit/programs';
import { BrowserRouter, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterPaint } from '../shared/use-lazy-module';
import { Desktop } from '../features/desktop/Desktop';
import { RemotePage } from '../features/remotes/components/RemotePage';
import type { WindowProgram } from '../features/windows/use-windows';
import { useInstalledPrograms } from '../shared/installed-programs';
import { PROGRAM_PAGES, type ProgramPage } from '../shared/programs';
import { useMedia, useWideScreen } from '../shared/use-media';
import type { WindowLayerProps } from '../features/windows/WindowLayer';
import { isStored, MOVED_ICONS, OPEN_WINDOWS } from '../shared/storage-keys';
import { MusicPlayer } from '../features/music/MusicPlayer';
import { NewRelease, PreviewBadge } from '../features/releases/components/NewRelease';
import { Taskbar } from '../features/taskbar/Taskbar';
import styles from './App.module.css';

/** Deferred modules load on the first input or after this time, in milliseconds; at once where icons were moved. */
const DEFERRED_LOAD_DELAY_MS = 4000;
const INPUT_EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

function createDeferredModule<Module>(load: () => Promise<Module>): () => Module | undefined {
  let loadedModule: Module | undefined;
  let isRequested = false;
  const listeners = new Set<() => void>();
  const setModule = (loaded: Module) => {
    loadedModule = loaded;
    listeners.forEach((listener) => listener());
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    if (!isRequested) onFirstInput(() => void load().then(setModule, () => undefined));
    isRequested = true;
    return () => void listeners.delete(listener);
  };
  return () => useSyncExternalStore(subscribe, () => loadedModule);
}

function onFirstInput(onInput: () => void): void {
  const controller = new AbortController();
  const start = () => {
    controller.abort();
    clearTimeout(timer);
    afterPaint(onInput);
  };
  const timer = setTimeout(start, isStored(() => localStorage, MOVED_ICONS) ? 0 : DEFERRED_LOAD_DELAY_MS);
  for (const type of INPUT_EVENTS) window.addEventListener(type, start, { passive: true, signal: controller.signal });
}

export const useDeferredDesktopFeatures = createDeferredModule(() => import('./DeferredDesktopFeatures'));

const useDeferredScreensaver = createDeferredModule(() => import('./DeferredScreensaver'));

const DesktopDialog = lazyComponent(() => import('./DesktopDialog').then((part) => part.DesktopDialog));

const { parameter, ...windows } = DESKTOP_WINDOW;
const WINDOWS: readonly (string | null)[] = Object.values(windows);

interface DesktopPageProps {
  isBackground?: boolean;
  hasWindows?: boolean;
  isWide?: boolean;
}

function DesktopPage({ isBackground = false, hasWindows = false, isWide = true }: DesktopPageProps) {
  const [search] = useSearchParams();
  const openedWindow = isBackground ? null : search.get(parameter);
  const features = useDeferredDesktopFeatures();
  const isWindow = WINDOWS.includes(openedWindow);
  return (
    <>
      {!isBackground && !isWindow && <DesktopMeta />}
      {(isWide || !hasWindows || !isWindow) && <Desktop Features={features?.DesktopFeatures} />}
      {!hasWindows && isWindow && (
        <Suspense>
          <ErrorBoundary>
            <DesktopDialog opened={openedWindow} />
          </ErrorBoundary>
        </Suspense>
      )}
    </>
  );
}

function DesktopMeta() {
  usePageMeta(DESKTOP_META.desktop);
  return null;
}

function useWindowLayer(canUseWindows: boolean, isWide: boolean) {
  const [layer, setLayer] = useState<{ DeferredWindows: ComponentType<WindowLayerProps> } | null>();
  const { pathname, search } = useLocation();
  const opensWindow = pathname + (isWide ? search : '') !== MAIN_PAGES.desktop;
  const isNeeded = canUseWindows && (opensWindow || (isWide && isStored(() => sessionStorage, OPEN_WINDOWS)));
  useEffect(() => {
    if (!isNeeded) return;
    import('./DeferredWindows').then(setLayer, () => setLayer(null));
  }, [isNeeded]);
  return layer;
}

const renderRoute = (page: ProgramPage, element = <RemotePage key={page.to} program={page} />) => (
  <Route key={page.to} path={`${page.to}/*`} caseSensitive element={element} />
);

const toWindow = (page: ProgramPage): WindowProgram => ({ ...page, content: <Routes>{renderRoute(page)}</Routes> });

function useLatchOnNavigation(isPossible: boolean): boolean {
  const { pathname } = useLocation();
  const [stored, setStored] = useState({ pathname, isPossible });
  if (pathname !== stored.pathname) setStored({ pathname, isPossible: stored.isPossible || isPossible });
  return stored.isPossible;
}

function AppRoutes() {
  const { programs, withWindows, isPending } = useInstalledPrograms();
  const isWide = useWideScreen();
  const pages = [...PROGRAM_PAGES, ...programs];
  const inWindows = pages.filter(({ remote }) => withWindows.includes(remote));
  const canUseWindows = useLatchOnNavigation(useMedia('(any-pointer: fine)'));
  const layer = useWindowLayer(canUseWindows && !isPending, isWide);
  const isPage = (page: ProgramPage) =>
    layer ? !inWindows.includes(page) : layer === null || !canUseWindows || !(isPending || inWindows.includes(page));
  const background = isWide && <DesktopPage isBackground />;
  return (
    <>
      <Routes>
        <Route
          path={MAIN_PAGES.desktop}
          element={<DesktopPage hasWindows={layer !== null && (isWide || !!layer)} isWide={isWide} />}
        />
        {pages.map((page) => (isPage(page) ? renderRoute(page) : renderRoute(page, <>{background}</>)))}
        <Route path="*" element={isPending ? null : <FallbackScreen />} />
      </Routes>
      {layer && <layer.DeferredWindows isWide={isWide} programs={inWindows.map(toWindow)} />}
    </>
  );
}

function skipToWindow(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('[data-front="true"] h1')?.focus();
}

function Screen({ children }: { children: ReactNode }) {
  const screensaver = useDeferredScreensaver();
  return (
    <div className={styles.screen}>
      <a href="#window" className={styles.skip} onClick={skipToWindow}>
        Skip to the window in front
      </a>
      <PreviewBadge />
      <main className={styles.main}>{children}</main>
      <NewRelease />
      <Taskbar player={<MusicPlayer />} />
      {screensaver && <screensaver.DeferredScreensaver />}
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
