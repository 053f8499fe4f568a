import { MASCOT_FIELDS, ofKind, SCORE, scoreColour, SENT_FIELDS } from '@marcel/contracts';
import { Tag } from '@marcel/kit/antd';
import { Card } from '../../../shared/components/Card';
import { DefinitionRows } from '../../../shared/components/DefinitionRows';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { valueOrFallback } from '../../../shared/submissions/submission-texts';
import styles from './MascotInformationCard.module.css';
import { SubmittedPicture } from './SubmittedPicture';
import { TurningSigns } from './TurningSigns';

const TEXTS = ofKind(SENT_FIELDS, 'name', 'choice');
const SCORES = ofKind(SENT_FIELDS, 'score');

/** What the submitter says of the mascot, beside its picture. */
export function MascotInformationCard({ submission }: { submission: ReviewedSubmission }) {
  const { payload, imageUrl, lookUrl } = submission;
  const facts = payload.facts ?? [];
  return (
    <Card title="Mascot Information">
      <TurningSigns submission={submission} />
      <div className={styles.overview}>
        {imageUrl && <SubmittedPicture src={lookUrl ?? imageUrl} />}
        <div className={styles.details}>
          <DefinitionRows rows={TEXTS.map((name) => [MASCOT_FIELDS[name].label, valueOrFallback(payload[name])])} />
          <DefinitionRows
            rows={SCORES.map((name) => [MASCOT_FIELDS[name].label, <Score value={payload[name] ?? 0} />])}
          />
        </div>
      </div>
      {payload.visualDesc && (
        <section>
          <h3>Visual Description</h3>
          <p className={styles.prose} dir="auto">
            {payload.visualDesc}
          </p>
        </section>
      )}
      {facts.length > 0 && (
        <section>
          <h3>Interesting Facts</h3>
          <ul className={styles.prose}>
            {facts.map((fact, index) => (
              <li key={index} dir="auto">
                {fact}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}

/** A score that is missing counts as 0. */
const Score = ({ value }: { value: number }) => <Tag color={scoreColour(value)}>{`${value}/${SCORE.max}`}</Tag>;
