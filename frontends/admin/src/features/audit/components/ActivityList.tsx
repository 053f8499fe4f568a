import type { Activity } from '@marcel/contracts';
import { Spinner } from '@marcel/kit';
import { Button, Flex, Tag } from '@marcel/kit/antd';
import { useState } from 'react';
import { Actions } from '../../../shared/components/Actions';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { adminDate } from '../../../shared/dates/admin-date';
import { eventTitle } from '../../../shared/events/event-texts';
import { activitySentence } from '../activity-texts';
import { useRequestEvents } from '../api/use-activity';
import styles from './ActivityList.module.css';
import { EventData } from './EventData';
import { TimelineLink } from './TimelineLink';

type OnFollow = (about: string) => void;

export const ActivityList = ({ activities, onFollow }: { activities: readonly Activity[]; onFollow: OnFollow }) => (
  <ol className={styles.list}>
    {activities.map((activity) => (
      <li key={activity.id}>
        <Row activity={activity} onFollow={onFollow} />
      </li>
    ))}
  </ol>
);

function Row({ activity, onFollow }: { activity: Activity; onFollow: OnFollow }) {
  const [isOpen, setOpen] = useState(false);
  const { time, about, release, correlationId } = activity;
  return (
    <details className={styles.row} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={styles.sentence}>{activitySentence(activity)}</span>
        {release !== null && <Tag>{release}</Tag>}
        <time dateTime={time}>{adminDate(time)}</time>
      </summary>
      {isOpen && (
        <div className={styles.body}>
          <Actions>
            <Button size="small" onClick={() => onFollow(about)}>
              {`All Activity of ${about}`}
            </Button>
            <TimelineLink stream={about} />
          </Actions>
          <RequestEvents id={correlationId} />
        </div>
      )}
    </details>
  );
}

function RequestEvents({ id }: { id: string }) {
  const { data, error, refetch } = useRequestEvents(id);
  if (error) return <LoadFailure title="Failed to load the events" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label="Loading the events..." />;
  return (
    <>
      <ul className={styles.events} aria-label="Events of this request">
        {data.events.map((event) => (
          <li key={event.id}>
            <details>
              <summary>
                {eventTitle(event.type)} <small>{`${event.stream} #${event.revision}`}</small>
              </summary>
              <Flex vertical gap="small">
                <EventData event={event} />
                <TimelineLink stream={event.stream} />
              </Flex>
            </details>
          </li>
        ))}
      </ul>
      {data.more && <p>Only the first events are shown.</p>}
    </>
  );
}
