import { ErrorBoundary, FallbackScreen, ProgramWindow, Spinner } from '@marcel/kit';
import { lazyComponent, reloadPage } from '@marcel/kit/programs';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { PAGES } from '@marcel/contracts';
import { useRetryOnReconnect } from '../shared/failure/failure';
import { useLiveLikes } from '../shared/live/live';
import { mascotKeys } from '../shared/mascots';
import { useQueryClient } from '@tanstack/react-query';
import { belowMascotdex, filtersPanel } from '../shared/navigation';
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
  import('../features/past/components/TimeMachineScreen').then(({ TimeMachineScreen }) => TimeMachineScreen),
);

const places = new Map<string, number>();

/** Scroll positions of lists by address, restored by links as well as by the back button. */
const listAt = (pathname: string, search: string) => (pathname === PAGES.directory ? [pathname + search] : []);

function useScrollMemory(): void {
  const { key, pathname, search } = useLocation();
  const navigation = useNavigationType();
  const entry = useRef([key]);
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    const list = listAt(pathname, search);
    entry.current = [key, ...list];
    if (shown.current === pathname) return;
    const isReturn = shown.current !== undefined;
    shown.current = pathname;
    const place = `${navigation}` === 'POP' ? places.get(key) : (isReturn && places.get(list[0] ?? '')) || 0;
    if (place !== undefined) window.scrollTo(0, place);
  }, [key, pathname, search, navigation]);

  useEffect(() => {
    const remember = () => {
      if (window.location.pathname !== shown.current) return;
      entry.current.forEach((name) => places.set(name, window.scrollY));
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
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
  useScrollMemory();
  useLiveLikes();
  useRetryOnReconnect();
  useEffect(
    () => () => {
      // Coming back, for example from the admin, shows what has changed.
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
              <Route path={belowMascotdex(PAGES.submit)} caseSensitive element={<SubmitScreen />} />
              <Route
                path={belowMascotdex(PAGES.submissionStatus)}
                caseSensitive
                element={<StatusScreen revision={(props) => <ReviseForm {...props} />} />}
              />
              <Route
                path={belowMascotdex(PAGES.compare)}
                caseSensitive
                element={<ComparePage namesake={(slug) => <MascotScreen slug={slug} />} />}
              />
              <Route path={belowMascotdex(PAGES.mascot)} caseSensitive element={<MascotScreen />} />
            </>
          )}
          <Route path="*" element={<FallbackScreen />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
