import { MASCOT_DIFFERENCES, SUBMISSION_DIFFERENCES } from '@marcel/contracts';
import { Flex } from '@marcel/kit/antd';
import { StatTiles } from '../../../shared/components/StatTiles';
import { adminDate } from '../../../shared/dates/admin-date';
import { useMascotDifferences, useSubmissionDifferences } from '../api/use-past';
import { MASCOT_KINDS, SUBMISSION_KINDS, TIME_TEXTS } from '../time-texts';
import type { Changes, TimeView } from '../time-view';
import { mascotDifferenceColumns, SUBMISSION_DIFFERENCE_COLUMNS } from './past-columns';
import { PastCard } from './PastCard';
import { PastChoice } from './PastChoice';
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
      <PastCard
        title="Mascots"
        answer={mascots}
        failed={TIME_TEXTS.failedDifferences}
        label="mascots that differ"
        rows={(data) => data.mascots}
        columns={(data) => mascotDifferenceColumns(data.kind)}
        nothing={TIME_TEXTS.noDifference}
        onPage={(mascotsPage) => onChange({ mascotsPage })}
        filters={
          <div className={styles.filters}>
            <PastChoice
              label="Mascots that"
              options={MASCOT_OPTIONS}
              value={view.mascots}
              onChoose={(kind) => onChange({ mascots: kind })}
            />
          </div>
        }
      />
      <PastCard
        title="Submissions"
        answer={submissions}
        failed={TIME_TEXTS.failedDifferences}
        label="submissions that differ"
        rows={(data) => data.submissions}
        columns={() => SUBMISSION_DIFFERENCE_COLUMNS}
        nothing={TIME_TEXTS.noDifference}
        onPage={(submissionsPage) => onChange({ submissionsPage })}
        filters={
          <div className={styles.filters}>
            <PastChoice
              label="Submissions that"
              options={SUBMISSION_OPTIONS}
              value={view.submissions}
              onChoose={(kind) => onChange({ submissions: kind })}
            />
          </div>
        }
      />
    </Flex>
  );
}
