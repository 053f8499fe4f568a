import { Button, EmptyState, Marcel, ProgramWindow, Spinner, usePageMeta, useToast } from '@marcel/kit';
import { PROGRAM } from '../../../program';
import styles from './WelcomeScreen.module.css';
import { MascotList, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useQuery } from '@tanstack/react-query';

export const WELCOME_TEXTS = {
  description: 'A program of Marcel OS.',
  failed: 'Marcel could not count the mascots',
  mascots: (count: number) => (count === 1 ? '1 mascot lives here.' : `${count} mascots live here.`),
};

const useMascotCount = () =>
  useQuery({
    queryKey: ['template-name', 'mascot-count'],
    queryFn: async ({ signal }) => {
      const { pagination } = await api.get(`${ROUTES.mascots}?limit=1`, MascotList, { signal });
      return pagination.total;
    },
  });

export function WelcomeScreen() {
  usePageMeta({ title: PROGRAM.title, description: WELCOME_TEXTS.description });
  return (
    <ProgramWindow title={PROGRAM.title} icon={PROGRAM.icon}>
      <div className={styles.welcome}>
        <Welcome />
      </div>
    </ProgramWindow>
  );
}

function Welcome() {
  const { data: count, isError, refetch } = useMascotCount();
  const showToast = useToast();
  if (isError) {
    return (
      <EmptyState title={WELCOME_TEXTS.failed}>
        <Button onClick={() => void refetch()}>Try Again</Button>
      </EmptyState>
    );
  }
  if (count === undefined) return <Spinner label="Counting..." />;
  return (
    <>
      <Marcel pose="searching" />
      <p>{WELCOME_TEXTS.mascots(count)}</p>
      <Button kind="primary" onClick={() => showToast({ title: 'Hello!' })}>
        Say Hello
      </Button>
    </>
  );
}
