import { Button, EmptyState, Marcel, ProgramWindow, Spinner, usePageMeta, useToast } from '@marcel/kit';
import { PROGRAM } from '../../../program';
import { useMascotCount } from '../api/use-mascot-count';
import { WELCOME_TEXTS } from '../texts';
import styles from './WelcomeScreen.module.css';

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
