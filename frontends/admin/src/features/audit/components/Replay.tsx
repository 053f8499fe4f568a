import { Button, Spinner } from '@marcel/kit';
import { useState } from 'react';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { eventTitle } from '../../../shared/events/event-texts';
import { StateTable } from '../../../shared/events/StateTable';
import { useReplay, useSubmissionEvents } from '../api/use-replay';
import { ReadModelComparison } from './ReadModelComparison';
import styles from './Audit.module.css';
import { adminDate } from '../../../shared/dates/admin-date';

/** A submission as its events make it, step by step. */
export function Replay({ id }: { id: number }) {
  const [step, setStep] = useState(0);
  const { data: events, error, refetch } = useSubmissionEvents(id);
  if (error) return <LoadFailure title="Failed to replay" error={error} onRetry={() => void refetch()} />;
  const event = events?.[step];
  if (!events || !event) return <Spinner label="Reading the events..." />;
  const last = events.length - 1;
  return (
    <section className={styles.panel} aria-label={`Replay of submission ${id}`}>
      <div className={styles.row}>
        <Button disabled={step === 0} onClick={() => setStep(step - 1)}>
          Step Back
        </Button>
        <Button disabled={step === last} onClick={() => setStep(step + 1)}>
          Step Forward
        </Button>
      </div>
      <p role="status">
        Event {step + 1} of {events.length}: {eventTitle(event.type)}, {event.actor.kind},{' '}
        <time dateTime={event.time}>{adminDate(event.time)}</time>
      </p>
      <StateAfter id={id} revision={event.revision} />
      <ReadModelComparison id={id} />
    </section>
  );
}

function StateAfter({ id, revision }: { id: number; revision: number }) {
  const { data, error, refetch } = useReplay(id, revision);
  if (error) return <LoadFailure title="Failed to replay" error={error} onRetry={() => void refetch()} />;
  return data ? <StateTable state={data.submission} /> : <Spinner label="Replaying..." />;
}
