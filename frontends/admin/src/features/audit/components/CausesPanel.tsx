import { Spinner } from '@marcel/kit';
import { Button, Flex } from '@marcel/kit/antd';
import { useState } from 'react';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { eventTitle } from '../../../shared/events/event-texts';
import { useEventCauses, type EventPlace } from '../api/use-event-causes';
import { placeOf } from '../event-sentences';
import { CausesGraph } from './CausesGraph';
import { EventData } from './EventData';

/** What led to an event and what came of it, once somebody asks; each of these leads on to its own. */
export function CausesPanel({ of }: { of: EventPlace }) {
  const [shown, setShown] = useState<EventPlace | null>(null);
  if (shown === null)
    return (
      <div>
        <Button size="small" onClick={() => setShown(of)}>
          Causes and Effects
        </Button>
      </div>
    );
  return <Causes of={shown} isBegin={shown.id === of.id} onShow={setShown} />;
}

interface CausesProps {
  of: EventPlace;
  /** Whether it is the event that the panel belongs to, whose data stand beside it already. */
  isBegin: boolean;
  onShow: (place: EventPlace) => void;
}

function Causes({ of, isBegin, onShow }: CausesProps) {
  const { data, error, isPlaceholderData, refetch } = useEventCauses(of);
  if (error) return <LoadFailure title="Failed to read the causes" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label="Reading the causes..." />;
  const { event, more } = data;
  return (
    <Flex vertical gap="small" role="region" aria-label={`Causes and effects of ${placeOf(event)}`}>
      <p role="status">{`Looking at: ${eventTitle(event.type)}, ${placeOf(event)}`}</p>
      <CausesGraph causes={data} onShow={onShow} />
      {more && <p>There are more than can be shown.</p>}
      {!isBegin && !isPlaceholderData && <EventData event={event} />}
    </Flex>
  );
}
