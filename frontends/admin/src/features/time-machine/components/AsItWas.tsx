import { PAST_SORTS, SUBMISSION_STATUS_LABELS, SUBMISSION_STATUSES } from '@marcel/contracts';
import { Flex, Form, Input } from '@marcel/kit/antd';
import { useId } from 'react';
import { StatTiles } from '../../../shared/components/StatTiles';
import { adminDate } from '../../../shared/dates/admin-date';
import type { usePastMascots, usePastSubmissions } from '../api/use-past';
import { SORT_LABELS, TIME_TEXTS } from '../time-texts';
import type { Changes, TimeView } from '../time-view';
import { MASCOT_COLUMNS, SUBMISSION_COLUMNS } from './past-columns';
import { PastCard } from './PastCard';
import { PastChoice } from './PastChoice';
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
      <PastCard
        title="Directory"
        answer={mascots}
        failed={TIME_TEXTS.failedMascots}
        label="the directory of then"
        rows={(data) => data.mascots}
        columns={() => MASCOT_COLUMNS}
        nothing={view.search === '' ? TIME_TEXTS.noMascots : TIME_TEXTS.noneFound}
        onPage={(mascotsPage) => onChange({ mascotsPage })}
        filters={<DirectoryFilters view={view} onChange={onChange} />}
      />
      <PastCard
        title="Submissions"
        answer={submissions}
        failed={TIME_TEXTS.failedSubmissions}
        label="the submissions of then"
        rows={(data) => data.submissions}
        columns={() => SUBMISSION_COLUMNS}
        nothing={TIME_TEXTS.noSubmissions}
        onPage={(submissionsPage) => onChange({ submissionsPage })}
        filters={
          <div className={styles.filters}>
            <PastChoice
              label="State"
              options={STATUSES}
              value={view.status}
              onChoose={(status) => onChange({ status })}
            />
          </div>
        }
      />
    </Flex>
  );
}

function DirectoryFilters({ view, onChange }: Pick<AsItWasProps, 'view' | 'onChange'>) {
  const id = useId();
  return (
    <div role="search" className={styles.filters}>
      <Form.Item label="Search mascots" htmlFor={id} layout="vertical">
        <Input
          id={id}
          type="search"
          placeholder="Name or brand"
          maxLength={100}
          value={view.search}
          onChange={({ target }) => onChange({ search: target.value })}
        />
      </Form.Item>
      <PastChoice label="Order" options={SORTS} value={view.sort} onChoose={(sort) => onChange({ sort })} />
    </div>
  );
}
