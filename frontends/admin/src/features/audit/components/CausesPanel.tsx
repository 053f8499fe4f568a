import type { CausedEvent } from '@marcel/contracts';
import { Spinner } from '@marcel/kit';
import { Button, Flex } from '@marcel/kit/antd';
import { useState } from 'react';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { eventTitle } from '../../../shared/events/event-texts';
import { useEventCauses, type EventPlace } from '../api/use-event-causes';
import styles from './CausesPanel.module.css';

/** What led to an event and what came of it, once somebody asks; each of these leads on to its own. */
export function CausesPanel({ of }: { of: EventPlace }) {
  const [shown, setShown] = useState<EventPlace | null>(null);
  if (shown === null)
    return (
      <Button size="small" onClick={() => setShown(of)}>
        Causes and Effects
      </Button>
    );
  return <Causes of={shown} onShow={setShown} />;
}

interface CausesProps {
  of: EventPlace;
  onShow: (place: EventPlace) => void;
}

function Causes({ of, onShow }: CausesProps) {
  const { data, error, refetch } = useEventCauses(of);
  if (error) return <LoadFailure title="Failed to read the causes" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label="Reading the causes..." />;
  const { event, causes, effects, more } = data;
  return (
    <Flex vertical gap="small" role="region" aria-label={`Causes and effects of ${placeOf(event)}`}>
      <EventLinks title="Led to it" events={causes} none="A request, or the server of its own accord" onShow={onShow} />
      <p role="status">{`${eventTitle(event.type)}, ${placeOf(event)}`}</p>
      <EventLinks title="Came of it" events={effects} none="Nothing so far" onShow={onShow} />
      {more && <p>There are more than can be shown.</p>}
    </Flex>
  );
}

interface EventLinksProps {
  title: string;
  events: readonly CausedEvent[];
  none: string;
  onShow: (place: EventPlace) => void;
}

const EventLinks = ({ title, events, none, onShow }: EventLinksProps) => (
  <Flex wrap gap="small" align="center" role="group" aria-label={title}>
    <b>{title}:</b>
    {events.length === 0 && none}
    {events.map((event) => (
      <Button key={event.id} size="small" className={styles.event} onClick={() => onShow(event)}>
        {`${eventTitle(event.type)}, ${placeOf(event)}`}
      </Button>
    ))}
  </Flex>
);

const placeOf = ({ stream, revision }: CausedEvent): string => `${stream} #${revision}`;
