import { MascotList, ROUTES } from '@marcel/contracts';
import {
  Button,
  EmptyState,
  ErrorBoundary,
  FallbackScreen,
  Marcel,
  ProgramWindow,
  reloadPage,
  Spinner,
  usePageMeta,
  useToast,
} from '@marcel/kit';
import { api } from '@marcel/kit/api';
import { useQuery } from '@tanstack/react-query';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PROGRAM } from '../program';

export default function App() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} onRetry={reloadPage}>
      <Routes>
        <Route index element={<WelcomeScreen />} />
        <Route path="*" element={<FallbackScreen />} />
      </Routes>
    </ErrorBoundary>
  );
}

function WelcomeScreen() {
  usePageMeta({ title: PROGRAM.title, description: 'A program of Marcel OS.' });
  return (
    <ProgramWindow title={PROGRAM.title} icon={PROGRAM.icon}>
      <Welcome />
    </ProgramWindow>
  );
}

function Welcome() {
  const showToast = useToast();
  const { data, isError, refetch } = useQuery({
    queryKey: ['template-name', 'mascots'],
    queryFn: ({ signal }) => api.get(`${ROUTES.mascots}?limit=1`, MascotList, { signal }),
  });
  if (isError) {
    return (
      <EmptyState title="Marcel could not count the mascots">
        <Button onClick={() => void refetch()}>Try Again</Button>
      </EmptyState>
    );
  }
  if (!data) return <Spinner label="Counting..." />;
  return (
    <EmptyState title={`Mascots in Mascotdex: ${data.pagination.total}`} picture={<Marcel pose="waving" />}>
      <Button kind="primary" onClick={() => showToast({ title: 'Hello!' })}>
        Say Hello
      </Button>
    </EmptyState>
  );
}
