import { MASCOTDEX_WORDS } from '@marcel/contracts';
import { EmptyState, ProgramWindow, Spinner, usePageMeta } from '@marcel/kit';
import { FailedLoad } from '../../../shared/failure/failure';
import { TIME_MACHINE } from '../../../program';
import { PAST_TEXTS, useFirstDay } from '../api';
import { TimeMachine } from './TimeMachine';

export function TimeMachineScreen() {
  usePageMeta(MASCOTDEX_WORDS.timeMachine);
  const { data: first, isPending, isError, refetch } = useFirstDay();
  return (
    <ProgramWindow title={TIME_MACHINE.title} icon={TIME_MACHINE.icon}>
      {isPending && <Spinner label="Opening..." />}
      {isError && <FailedLoad title="Time Machine" message={PAST_TEXTS.failed} onRetry={refetch} />}
      {first === null && <EmptyState title={PAST_TEXTS.nothing} />}
      {first && <TimeMachine first={first} />}
    </ProgramWindow>
  );
}
