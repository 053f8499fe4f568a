import { MASCOT_FIELDS, ofKind, SCORE, scoreColour, SENT_FIELDS, SUBMISSION_FIELDS } from '@marcel/contracts';
import { Tag } from '@marcel/kit/antd';
import type { ReactNode } from 'react';
import { Card } from '../../../shared/components/Card';
import { DefinitionRows } from '../../../shared/components/DefinitionRows';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { valueOrFallback } from '../../../shared/submissions/submission-texts';
import styles from './MascotInformationCard.module.css';
import { OutsideLink } from './OutsideLink';
import { SubmittedPicture } from './SubmittedPicture';
import { TurningSigns } from './TurningSigns';

const TEXTS = ofKind(SENT_FIELDS, 'name', 'choice');
const SCORES = ofKind(SENT_FIELDS, 'score');
/** What the form does not ask for, but the interface takes. */
const MORE = SUBMISSION_FIELDS.filter((name) => !SENT_FIELDS.some((sent) => sent === name));

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
          <MoreRows payload={payload} />
          <DefinitionRows
            rows={SCORES.map((name) => [MASCOT_FIELDS[name].label, <Score value={payload[name] ?? 0} />])}
          />
        </div>
      </div>
      <Prose title="Visual Description" text={payload.visualDesc} />
      <Prose title="History Overview" text={payload.historyOverview} />
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

const Prose = ({ title, text }: { title: string; text: string | null | undefined }) =>
  text && (
    <section>
      <h3>{title}</h3>
      <p className={styles.prose} dir="auto">
        {text}
      </p>
    </section>
  );

function MoreRows({ payload }: Pick<ReviewedSubmission, 'payload'>) {
  const rows = ofKind(MORE, 'name', 'url', 'year').flatMap((name): [label: string, value: ReactNode][] => {
    const value = payload[name];
    if (value === null || value === undefined || value === '') return [];
    return [[MASCOT_FIELDS[name].label, name === 'sourceUrl' ? <OutsideLink url={String(value)} /> : String(value)]];
  });
  return rows.length > 0 && <DefinitionRows rows={rows} />;
}

/** A score that is missing counts as 0. */
const Score = ({ value }: { value: number }) => <Tag color={scoreColour(value)}>{`${value}/${SCORE.max}`}</Tag>;
