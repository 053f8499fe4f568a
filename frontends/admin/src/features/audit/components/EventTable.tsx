import type { AuditEvent } from '@marcel/contracts';
import { classes } from '@marcel/kit';
import { Flex, Table, type TableColumnsType } from '@marcel/kit/antd';
import { adminDate } from '../../../shared/dates/admin-date';
import { actorText } from '../../../shared/events/event-texts';
import { EventData } from './EventData';
import { TimelineLink } from './TimelineLink';
import room from '../../../shared/components/room.module.css';
import styles from './EventTable.module.css';

const COLUMNS: TableColumnsType<AuditEvent> = [
  {
    title: 'Event',
    key: 'event',
    rowScope: 'row',
    className: styles.event,
    render: (_, { type, stream, revision }) => (
      <>
        {type}
        <small>{`${stream} #${revision}`}</small>
      </>
    ),
  },
  { title: 'By', key: 'actor', className: room.fromSmall, render: (_, { actor }) => actorText(actor) },
  {
    title: 'Time',
    key: 'time',
    className: classes(styles.time, room.fromSmall),
    render: (_, { time }) => <time dateTime={time}>{adminDate(time)}</time>,
  },
];

/** Each event expands to its data and hash. */
export const EventTable = ({ events }: { events: readonly AuditEvent[] }) => (
  <>
    <p role="status">{events.length} events</p>
    <Table<AuditEvent>
      rowKey="position"
      size="small"
      pagination={false}
      columns={COLUMNS}
      dataSource={events}
      expandable={{
        expandedRowRender: (event) => (
          <Flex vertical gap="small">
            <EventData event={event} hash={event.hash} />
            <TimelineLink stream={event.stream} />
          </Flex>
        ),
      }}
    />
  </>
);
