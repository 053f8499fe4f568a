import { MASCOT_DIFFERENCES, SUBMISSION_DIFFERENCES } from '@marcel/contracts';
import { Spinner } from '@marcel/kit';
import { Flex, Form, Select } from '@marcel/kit/antd';
import { useId } from 'react';
import { Card } from '../../../shared/components/Card';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { StatTiles } from '../../../shared/components/StatTiles';
import { adminDate } from '../../../shared/dates/admin-date';
import { useMascotDifferences, useSubmissionDifferences } from '../api/use-past';
import { MASCOT_KINDS, SUBMISSION_KINDS, TIME_TEXTS } from '../time-texts';
import type { Changes, TimeView } from '../time-view';
import { mascotDifferenceColumns, SUBMISSION_DIFFERENCE_COLUMNS } from './past-columns';
import { PastTable } from './PastTable';
import styles from './TimeMachine.module.css';

const MASCOT_OPTIONS = MASCOT_DIFFERENCES.map((value) => ({ value, label: MASCOT_KINDS[value] }));
const SUBMISSION_OPTIONS = SUBMISSION_DIFFERENCES.map((value) => ({ value, label: SUBMISSION_KINDS[value] }));

interface DifferencesProps {
  view: TimeView;
  from: number;
  onChange: (changes: Changes) => void;
}

/** What came, went and changed between two times. */
export function Differences({ view, from, onChange }: DifferencesProps) {
  const mascots = useMascotDifferences(view, from);
  const submissions = useSubmissionDifferences(view, from);
  const [ofMascots, ofSubmissions] = [mascots.data?.counts, submissions.data?.counts];
  return (
    <Flex vertical gap="middle" aria-busy={mascots.isFetching || submissions.isFetching}>
      {mascots.data && (
        <p role="status">{TIME_TEXTS.between(adminDate(mascots.data.from), adminDate(mascots.data.to))}</p>
      )}
      {ofMascots && ofSubmissions && (
        <StatTiles
          label="What differs"
          stats={[
            { label: 'Mascots came', value: ofMascots.came, tone: 'green' },
            { label: 'Went', value: ofMascots.went, tone: 'red' },
            { label: 'Changed', value: ofMascots.changed, tone: 'yellow' },
            { label: 'Liked', value: ofMascots.liked },
            { label: 'Submissions arrived', value: ofSubmissions.arrived },
            { label: 'Decided', value: ofSubmissions.decided, tone: 'green' },
            { label: 'Wait again', value: ofSubmissions.reopened, tone: 'yellow' },
          ]}
        />
      )}
      <Mascots view={view} mascots={mascots} onChange={onChange} />
      <Submissions view={view} submissions={submissions} onChange={onChange} />
    </Flex>
  );
}

interface MascotsProps extends Omit<DifferencesProps, 'from'> {
  mascots: ReturnType<typeof useMascotDifferences>;
}

function Mascots({ view, mascots: { data, error, isError, refetch }, onChange }: MascotsProps) {
  const id = useId();
  return (
    <Card title="Mascots">
      <div className={styles.filters}>
        <Form.Item label="Mascots that" htmlFor={id} layout="vertical">
          <Select
            id={id}
            virtual={false}
            options={MASCOT_OPTIONS}
            value={view.mascots}
            onChange={(mascots) => onChange({ mascots })}
          />
        </Form.Item>
      </div>
      {isError && <LoadFailure title={TIME_TEXTS.failedDifferences} error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Spinner label={TIME_TEXTS.reading} />}
      {data && (
        <PastTable
          label="mascots that differ"
          rows={data.mascots}
          columns={mascotDifferenceColumns(data.kind)}
          pagination={data.pagination}
          onPage={(page) => onChange({ mascotsPage: page === 1 ? '' : String(page) })}
          nothing={TIME_TEXTS.noDifference}
        />
      )}
    </Card>
  );
}

interface SubmissionsProps extends Omit<DifferencesProps, 'from'> {
  submissions: ReturnType<typeof useSubmissionDifferences>;
}

function Submissions({ view, submissions: { data, error, isError, refetch }, onChange }: SubmissionsProps) {
  const id = useId();
  return (
    <Card title="Submissions">
      <div className={styles.filters}>
        <Form.Item label="Submissions that" htmlFor={id} layout="vertical">
          <Select
            id={id}
            virtual={false}
            options={SUBMISSION_OPTIONS}
            value={view.submissions}
            onChange={(submissions) => onChange({ submissions })}
          />
        </Form.Item>
      </div>
      {isError && <LoadFailure title={TIME_TEXTS.failedDifferences} error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Spinner label={TIME_TEXTS.reading} />}
      {data && (
        <PastTable
          label="submissions that differ"
          rows={data.submissions}
          columns={SUBMISSION_DIFFERENCE_COLUMNS}
          pagination={data.pagination}
          onPage={(page) => onChange({ submissionsPage: page === 1 ? '' : String(page) })}
          nothing={TIME_TEXTS.noDifference}
        />
      )}
    </Card>
  );
}
