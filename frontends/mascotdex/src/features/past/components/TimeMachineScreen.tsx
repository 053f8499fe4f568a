import { MASCOTDEX_WORDS } from '@marcel/contracts';
import { EmptyState, ProgramWindow, Spinner, usePageMeta } from '@marcel/kit';
import { FailedLoad } from '../../../shared/failure/FailedLoad';
import { TIME_MACHINE } from '../../../program';
import { useFirstDay } from '../api';
import { PAST_TEXTS } from '../texts';
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
