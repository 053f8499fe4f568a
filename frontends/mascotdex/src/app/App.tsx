import { ErrorBoundary, FallbackScreen, ProgramWindow, Spinner } from '@marcel/kit';
import { lazyComponent, reloadPage } from '@marcel/kit/programs';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { PAGES } from '@marcel/contracts';
import { useRetryOnReconnect } from '../shared/failure/failure';
import { useLiveLikes } from '../shared/live/live-updates';
import { mascotKeys } from '../shared/mascots';
import { useQueryClient } from '@tanstack/react-query';
import { toRelativeRoute, filtersPanel } from '../shared/navigation';
import { TIME_MACHINE } from '../program';

const DirectoryScreen = lazyComponent(() =>
  import('../features/directory/components/DirectoryScreen').then(({ DirectoryScreen }) => DirectoryScreen),
);
const MascotScreen = lazyComponent(() =>
  import('../features/detail/components/MascotScreen').then(({ MascotScreen }) => MascotScreen),
);
const SubmitScreen = lazyComponent(() =>
  import('../features/submit/components/SubmitScreen').then(({ SubmitScreen }) => SubmitScreen),
);
const ComparePage = lazyComponent(() =>
  import('../features/compare/components/ComparePage').then(({ ComparePage }) => ComparePage),
);
const ReviseForm = lazyComponent(() =>
  import('../features/submit/components/ReviseForm').then(({ ReviseForm }) => ReviseForm),
);
const StatusScreen = lazyComponent(() =>
  import('../features/status/components/StatusScreen').then(({ StatusScreen }) => StatusScreen),
);
const TimeMachineScreen = lazyComponent(() =>
  import('../features/time-machine/components/TimeMachineScreen').then(({ TimeMachineScreen }) => TimeMachineScreen),
);

/** Scroll positions by the key of the history entry; for lists by address too, so that a link to a list restores them. */
const scrollPositions = new Map<string, number>();

const toListAddress = (pathname: string, search: string) => (pathname === PAGES.directory ? [pathname + search] : []);

function useScrollRestoration(): void {
  const { key, pathname, search } = useLocation();
  const navigation = useNavigationType();
  const entryNames = useRef([key]);
  const shownPath = useRef<string>(undefined);

  useLayoutEffect(() => {
    const list = toListAddress(pathname, search);
    entryNames.current = [key, ...list];
    if (shownPath.current === pathname) return;
    const hasShownPage = shownPath.current !== undefined;
    shownPath.current = pathname;
    const position =
      `${navigation}` === 'POP' ? scrollPositions.get(key) : (hasShownPage && scrollPositions.get(list[0] ?? '')) || 0;
    if (position !== undefined) window.scrollTo(0, position);
  }, [key, pathname, search, navigation]);

  useEffect(() => {
    const savePosition = () => {
      if (window.location.pathname !== shownPath.current) return;
      entryNames.current.forEach((name) => scrollPositions.set(name, window.scrollY));
    };
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => window.removeEventListener('scroll', savePosition);
  }, []);
}

const inWindow = (content: ReactNode) => (
  <ProgramWindow title="Mascotdex" icon="mascotdex">
    {content}
  </ProgramWindow>
);

export default function App() {
  const { pathname } = useLocation();
  const client = useQueryClient();
  const isTimeMachine = `${pathname}/`.startsWith(`${TIME_MACHINE.path}/`);
  useScrollRestoration();
  useLiveLikes();
  useRetryOnReconnect();
  useEffect(
    () => () => {
      // Load everything again when the visitor comes back, for example from the admin, where mascots may have changed.
      client.removeQueries({ queryKey: mascotKeys.all });
      filtersPanel.isOpen = false;
    },
    [client],
  );
  return (
    <ErrorBoundary key={pathname} onRetry={reloadPage} frame={inWindow}>
      <Suspense fallback={<Spinner label="Opening..." />}>
        <Routes>
          <Route index element={isTimeMachine ? <TimeMachineScreen /> : <DirectoryScreen />} />
          {!isTimeMachine && (
            <>
              <Route path={toRelativeRoute(PAGES.submit)} caseSensitive element={<SubmitScreen />} />
              <Route
                path={toRelativeRoute(PAGES.submissionStatus)}
                caseSensitive
                element={<StatusScreen renderRevisionForm={(props) => <ReviseForm {...props} />} />}
              />
              <Route
                path={toRelativeRoute(PAGES.compare)}
                caseSensitive
                element={<ComparePage renderMascot={(slug) => <MascotScreen slug={slug} />} />}
              />
              <Route path={toRelativeRoute(PAGES.mascot)} caseSensitive element={<MascotScreen />} />
            </>
          )}
          <Route path="*" element={<FallbackScreen />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
