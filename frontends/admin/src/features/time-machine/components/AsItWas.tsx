import { PAST_SORTS, SUBMISSION_STATUS_LABELS, SUBMISSION_STATUSES } from '@marcel/contracts';
import { Spinner } from '@marcel/kit';
import { Flex, Form, Input, Select } from '@marcel/kit/antd';
import { useId } from 'react';
import { Card } from '../../../shared/components/Card';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { StatTiles } from '../../../shared/components/StatTiles';
import { adminDate } from '../../../shared/dates/admin-date';
import type { usePastMascots, usePastSubmissions } from '../api/use-past';
import { SORT_LABELS, TIME_TEXTS } from '../time-texts';
import type { Changes, TimeView } from '../time-view';
import { MASCOT_COLUMNS, SUBMISSION_COLUMNS } from './past-columns';
import { PastTable } from './PastTable';
import styles from './TimeMachine.module.css';

const SORTS = PAST_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));
const STATUSES = [
  { value: '' as const, label: 'All' },
  ...SUBMISSION_STATUSES.map((value) => ({ value, label: SUBMISSION_STATUS_LABELS[value] })),
];

interface AsItWasProps {
  view: TimeView;
  mascots: ReturnType<typeof usePastMascots>;
  submissions: ReturnType<typeof usePastSubmissions>;
  onChange: (changes: Changes) => void;
}

/** The whole directory and all submissions at a time. */
export function AsItWas({ view, mascots, submissions, onChange }: AsItWasProps) {
  const counts = submissions.data?.counts;
  return (
    <Flex vertical gap="middle" aria-busy={mascots.isFetching || submissions.isFetching}>
      {mascots.data && <p role="status">{TIME_TEXTS.then(adminDate(mascots.data.at))}</p>}
      {mascots.data && counts && (
        <StatTiles
          label="At that time"
          stats={[
            { label: view.search === '' ? 'Mascots' : 'Mascots found', value: mascots.data.pagination.total },
            { label: 'Pending', value: counts.pending, tone: 'yellow' },
            { label: 'Approved', value: counts.approved, tone: 'green' },
            { label: 'Rejected', value: counts.rejected, tone: 'red' },
          ]}
        />
      )}
      <Directory view={view} mascots={mascots} onChange={onChange} />
      <Submissions view={view} submissions={submissions} onChange={onChange} />
    </Flex>
  );
}

function Directory({ view, mascots, onChange }: Omit<AsItWasProps, 'submissions'>) {
  const { data, error, isError, refetch } = mascots;
  const id = useId();
  return (
    <Card title="Directory">
      <div role="search" className={styles.filters}>
        <Form.Item label="Search mascots" htmlFor={`${id}search`} layout="vertical">
          <Input
            id={`${id}search`}
            type="search"
            placeholder="Name or brand"
            maxLength={100}
            value={view.search}
            onChange={({ target }) => onChange({ search: target.value })}
          />
        </Form.Item>
        <Form.Item label="Order" htmlFor={`${id}sort`} layout="vertical">
          <Select
            id={`${id}sort`}
            virtual={false}
            options={SORTS}
            value={view.sort}
            onChange={(sort) => onChange({ sort })}
          />
        </Form.Item>
      </div>
      {isError && <LoadFailure title={TIME_TEXTS.failedMascots} error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Spinner label={TIME_TEXTS.reading} />}
      {data && (
        <PastTable
          label="the directory of then"
          rows={data.mascots}
          columns={MASCOT_COLUMNS}
          pagination={data.pagination}
          onPage={(page) => onChange({ mascotsPage: page === 1 ? '' : String(page) })}
          nothing={view.search === '' ? TIME_TEXTS.noMascots : TIME_TEXTS.noneFound}
        />
      )}
    </Card>
  );
}

function Submissions({ view, submissions, onChange }: Omit<AsItWasProps, 'mascots'>) {
  const { data, error, isError, refetch } = submissions;
  const id = useId();
  return (
    <Card title="Submissions">
      <div className={styles.filters}>
        <Form.Item label="State" htmlFor={id} layout="vertical">
          <Select
            id={id}
            virtual={false}
            options={STATUSES}
            value={view.status}
            onChange={(status) => onChange({ status })}
          />
        </Form.Item>
      </div>
      {isError && <LoadFailure title={TIME_TEXTS.failedSubmissions} error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Spinner label={TIME_TEXTS.reading} />}
      {data && (
        <PastTable
          label="the submissions of then"
          rows={data.submissions}
          columns={SUBMISSION_COLUMNS}
          pagination={data.pagination}
          onPage={(page) => onChange({ submissionsPage: page === 1 ? '' : String(page) })}
          nothing={TIME_TEXTS.noSubmissions}
        />
      )}
    </Card>
  );
}
