import { Spinner } from '@marcel/kit';
import { Alert, Button, Flex } from '@marcel/kit/antd';
import { useState } from 'react';
import { Actions } from '../../../shared/components/Actions';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { adminDate } from '../../../shared/dates/admin-date';
import { actorText, eventTitle } from '../../../shared/events/event-texts';
import { StateTable } from '../../../shared/events/StateTable';
import { useReplay, useSubmissionEvents } from '../api/use-replay';

/** A submission as its events make it, step by step. */
export function Replay({ id }: { id: number }) {
  const [step, setStep] = useState(0);
  const { data: events, error, refetch } = useSubmissionEvents(id);
  if (error) return <LoadFailure title="Failed to replay" error={error} onRetry={() => void refetch()} />;
  const event = events?.[step];
  if (!events || !event) return <Spinner label="Reading the events..." />;
  const last = events.length - 1;
  return (
    <Flex vertical gap="middle" role="region" aria-label={`Replay of submission ${id}`}>
      <Actions>
        <Button disabled={step === 0} onClick={() => setStep(step - 1)}>
          Step Back
        </Button>
        <Button disabled={step === last} onClick={() => setStep(step + 1)}>
          Step Forward
        </Button>
      </Actions>
      <p role="status">
        Event {step + 1} of {events.length}: {eventTitle(event.type)}, {actorText(event.actor)},{' '}
        <time dateTime={event.time}>{adminDate(event.time)}</time>
      </p>
      <StateAfter id={id} revision={event.revision} />
      <ReadModelComparison id={id} />
    </Flex>
  );
}

function StateAfter({ id, revision }: { id: number; revision: number }) {
  const { data, error, refetch } = useReplay(id, revision);
  if (error) return <LoadFailure title="Failed to replay" error={error} onRetry={() => void refetch()} />;
  return data ? <StateTable state={data.submission} /> : <Spinner label="Replaying..." />;
}

/** Whether the read model shows what the events say. */
function ReadModelComparison({ id }: { id: number }) {
  const { data } = useReplay(id, null);
  if (!data || data.matchesReadModel === null) return null;
  return data.matchesReadModel ? (
    <Alert role="status" type="success" title="The read model shows the same as the replay." />
  ) : (
    <Alert role="status" type="error" title="The read model differs from the replay." />
  );
}
