import { SCORE, scoreColour } from '@marcel/contracts';
import { Badge } from '@marcel/kit';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import styles from './ScoreList.module.css';

const SCORES = [
  ['Cuteness', 'cuteness'],
  ['Humor', 'humor'],
  ['Rebel', 'rebel'],
  ['Weirdness', 'weirdness'],
] as const;

/** The four scores a submitter gives; one that is missing counts as 0. */
export const ScoreList = ({ payload }: Pick<ReviewedSubmission, 'payload'>) => (
  <dl className={styles.scores}>
    {SCORES.map(([label, field]) => {
      const score = payload[field] ?? 0;
      return (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            <Badge tone={scoreColour(score)}>{`${score}/${SCORE.max}`}</Badge>
          </dd>
        </div>
      );
    })}
  </dl>
);
