import type { DeedEvents } from '@marcel/contracts';
import { Spinner } from '@marcel/kit';
import { Flex } from '@marcel/kit/antd';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { eventTitle } from '../../../shared/events/event-texts';
import { useDeedEvents } from '../api/use-deeds';
import { CausesPanel } from './CausesPanel';
import styles from './DeedDetails.module.css';
import { EventData } from './EventData';
import { TimelineLink } from './TimelineLink';

type DeedEvent = DeedEvents['events'][number];

/** The events of a deed: those that say what happened, and folded away those by which the product keeps its books. */
export function DeedDetails({ id }: { id: string }) {
  const { data, error, refetch } = useDeedEvents(id, true);
  if (error) return <LoadFailure title="Failed to read the events" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label="Reading the events..." />;
  const technical = data.events.filter(({ bookkeeping }) => bookkeeping);
  return (
    <>
      <Events label="What happened" events={data.events.filter(({ bookkeeping }) => !bookkeeping)} />
      {technical.length > 0 && (
        <details className={styles.technical}>
          <summary>{`${technical.length} technical ${technical.length === 1 ? 'event' : 'events'}`}</summary>
          <Events label="Technical events" events={technical} />
        </details>
      )}
      {data.more && <p>There are more than can be shown.</p>}
    </>
  );
}

const Events = ({ label, events }: { label: string; events: readonly DeedEvent[] }) => (
  <ul className={styles.events} aria-label={label}>
    {events.map((event) => (
      <li key={event.id}>
        <details>
          <summary>
            {eventTitle(event.type)} <small>{`${event.stream} #${event.revision}`}</small>
          </summary>
          <Flex vertical gap="small">
            <EventData event={event} />
            <TimelineLink stream={event.stream} />
            <CausesPanel of={event} />
          </Flex>
        </details>
      </li>
    ))}
  </ul>
);
