import type { Activity, LoggedEvent } from '@marcel/contracts';
import { Button, Checkbox, Empty, Flex, Form, Input, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { useDebouncedValue } from '@marcel/kit/programs';
import { Link, useSearchParams } from 'react-router-dom';
import { mascotHistoryPage, pictureHistoryPage, submissionHistoryPage } from '../../../shared/navigation/pages';
import { Actions, Loaded, LoadFailure, StaleNotice, Time } from '../../../shared/components/blocks';
import { eventTitle, showBidiControls } from '../../../shared/texts';
import { ACTIVITY_TYPES, activitySentence, ALL_ACTIVITY, parseFilters, writeFilters } from '../activities';
import type { ActivityFilters } from '../activities';
import { useActivity, useExportActivity, useRequestEvents } from '../api';
import styles from './Audit.module.css';
import { FilterBar } from '../../../shared/components/lists';
import { ADMIN_TIMES_MS } from '../../../shared/times';

type EventDetailsProps = Pick<LoggedEvent, 'position' | 'data' | 'metadata' | 'stream'> & { hash?: string };

export const EventDetails = ({ stream, position, hash, data, metadata }: EventDetailsProps) => (
  <Flex vertical gap="small">
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <pre tabIndex={0} className={styles.data}>
      {showBidiControls(JSON.stringify({ position, hash, data, metadata }, null, 2))}
    </pre>
    <TimelineLink stream={stream} />
  </Flex>
);

const TIMELINES = {
  mascot: mascotHistoryPage,
  submission: submissionHistoryPage,
  hug: (id: number) => pictureHistoryPage(`hug-${id}`),
  image: (id: number) => pictureHistoryPage(`gen-${id}`),
} as const;

const KIND_NAMES = { mascot: 'mascot', submission: 'submission', hug: 'hug or drawing', image: 'image' } as const;

function TimelineLink({ stream }: { stream: string }) {
  const [, kind, id] = /^(?:moderation-)?(mascot|submission|hug|image)-([1-9]\d*)$/.exec(stream) ?? [];
  if (!isKind(kind)) return null;
  return <Link to={TIMELINES[kind](Number(id))}>{`Timeline of ${KIND_NAMES[kind]} ${id}`}</Link>;
}

const isKind = (kind: string | undefined): kind is keyof typeof TIMELINES => kind !== undefined && kind in TIMELINES;

function ActivityRow({ activity, onFollow }: { activity: Activity; onFollow: (about: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const { time, about, release, correlationId } = activity;
  return (
    <details className={styles.row} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={styles.sentence}>{activitySentence(activity)}</span>
        {release !== null && <Tag>{release}</Tag>}
        <Time at={time} />
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

const RequestEvents = ({ id }: { id: string }) => (
  <Loaded query={useRequestEvents(id)} dataName="the events">
    {({ events, more }) => (
      <>
        <ul className={styles.events} aria-label="Events of this request">
          {events.map((event) => (
            <li key={event.id}>
              <details>
                <summary>
                  {eventTitle(event.type)} <small>{`${event.stream} #${event.revision}`}</small>
                </summary>
                <EventDetails {...event} />
              </details>
            </li>
          ))}
        </ul>
        {more && <p>Only the first events are shown.</p>}
      </>
    )}
  </Loaded>
);

const TYPES = [{ value: '', label: 'All' }, ...ACTIVITY_TYPES];
const ACTORS = [
  { value: '', label: 'All' },
  { value: 'admin', label: 'Admins' },
  { value: 'visitor', label: 'Visitors' },
  { value: 'team', label: 'Teams' },
  { value: 'system', label: 'The system' },
];

function AuditFilters({ filters, onChange }: { filters: ActivityFilters; onChange: (next: ActivityFilters) => void }) {
  const isFiltered = Object.values(filters).some((value) => value !== '');
  return (
    <FilterBar
      className={styles.filters}
      values={filters}
      search={{ label: 'Search mascots', placeholder: 'Name or brand', maxLength: 100 }}
      choices={[
        { name: 'did', label: 'What was done', options: TYPES },
        { name: 'by', label: 'Who did it', options: ACTORS },
      ]}
      onChange={(changed) => onChange({ ...filters, ...changed })}
    >
      <Form.Item name="person" label="Person or team">
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="about" label="Record">
        <Input placeholder="mascot-7" maxLength={110} />
      </Form.Item>
      <Form.Item name="release" label="Release">
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="since" label="From day">
        <Input type="date" />
      </Form.Item>
      <Form.Item name="until" label="To day">
        <Input type="date" />
      </Form.Item>
      {isFiltered && (
        <Form.Item className={styles.reset}>
          <Button onClick={() => onChange(ALL_ACTIVITY)}>Show All</Button>
        </Form.Item>
      )}
    </FilterBar>
  );
}

export function ActivityPanel() {
  const [searchParams, setSearchParams] = useSearchParams();
  const filters = useMemo(() => parseFilters(searchParams), [searchParams]);
  const setFilters = (next: ActivityFilters) =>
    setSearchParams((current) => writeFilters(next, current), { replace: true });
  const [isLive, setLive] = useState(false);
  const requested = useDebouncedValue(filters, ADMIN_TIMES_MS.searchDebounce);
  const activity = useActivity(requested, isLive);
  const { data } = activity;
  const activities = data?.pages.flatMap((page) => page.activities) ?? [];
  return (
    <Flex vertical gap="middle">
      <AuditFilters filters={filters} onChange={setFilters} />
      <Flex wrap gap="middle" align="center" justify="space-between">
        <p role="status">{data && `${activities.length} of ${data.pages[0]?.total ?? 0}`}</p>
        <Checkbox checked={isLive} onChange={({ target }) => setLive(target.checked)}>
          Follow live
        </Checkbox>
        <ExportActivity filters={requested} />
      </Flex>
      <StaleNotice query={activity} />
      <Loaded query={activity} dataName="activity">
        {() =>
          activities.length === 0 && (
            <Empty description="No activity found">
              <Button onClick={() => setFilters(ALL_ACTIVITY)}>Show All</Button>
            </Empty>
          )
        }
      </Loaded>
      <ol className="m-stack-tight">
        {activities.map((one) => (
          <li key={one.id}>
            <ActivityRow activity={one} onFollow={(about) => setFilters({ ...ALL_ACTIVITY, about })} />
          </li>
        ))}
      </ol>
      {activity.hasNextPage && (
        <Actions>
          <Button disabled={activity.isFetchingNextPage} onClick={() => void activity.fetchNextPage()}>
            Load more
          </Button>
        </Actions>
      )}
    </Flex>
  );
}

function ExportActivity({ filters }: { filters: ActivityFilters }) {
  const { mutate, error, isPending, variables } = useExportActivity(filters);
  return (
    <>
      <Actions>
        <Button disabled={isPending} onClick={() => mutate('csv')}>
          Export as CSV
        </Button>
        <Button disabled={isPending} onClick={() => mutate('ndjson')}>
          Export as NDJSON
        </Button>
      </Actions>
      {error && <LoadFailure title="Failed to export" error={error} onRetry={() => variables && mutate(variables)} />}
    </>
  );
}
