import { classes } from '@marcel/kit';
import { Card } from '../../../shared/components/Card';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { BasicFacts } from './BasicFacts';
import styles from './MascotInformationCard.module.css';
import { ScoreList } from './ScoreList';
import { SubmittedPicture } from './SubmittedPicture';

/** What the submitter says of the mascot, beside its picture. */
export function MascotInformationCard({ submission }: { submission: ReviewedSubmission }) {
  const { payload, imageUrl } = submission;
  const facts = payload.facts ?? [];
  return (
    <Card title="Mascot Information">
      <div className={classes(styles.overview, imageUrl && styles.withPicture)}>
        {imageUrl && <SubmittedPicture src={imageUrl} />}
        <div className={styles.details}>
          <BasicFacts payload={payload} />
          <ScoreList payload={payload} />
        </div>
      </div>
      {payload.visualDesc && (
        <section>
          <h3>Visual Description</h3>
          <p className={styles.prose}>{payload.visualDesc}</p>
        </section>
      )}
      {facts.length > 0 && (
        <section>
          <h3>Interesting Facts</h3>
          <ul className={styles.facts}>
            {facts.map((fact, index) => (
              <li key={index}>{fact}</li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}
