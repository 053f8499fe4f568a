import {
  fillPath,
  MASCOT_FIELDS,
  ofKind,
  ROUTES,
  SCORE,
  scoreColor,
  SENT_FIELDS,
  SUBMISSION_FIELDS,
  stripBidiControls,
} from '@marcel/contracts';
import { Alert, Flex, Tag } from 'antd';
import { Picture } from '@marcel/kit';
import type { ReactNode } from 'react';
import { showBidiControls } from '../../../shared/texts';
import { REVIEW_FALLBACKS, ReviewedSubmission, valueOrFallback } from '../../../shared/submissions/submissions';
import { REVIEW_PICTURE_SIZES } from '../api';
import styles from './MascotInformationCard.module.css';
import { Card, DefinitionRows } from '../../../shared/components/blocks';
import { useAdminQuery } from '../../../shared/api';

export const ExternalLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noopener noreferrer nofollow">
    {url}
  </a>
);

const SubmittedPicture = ({ src }: { src: string }) => (
  <Flex component="figure" vertical gap={4}>
    <Picture
      src={src}
      alt="Submitted mascot"
      fallback={<p className={styles.missing}>{REVIEW_FALLBACKS.picture}</p>}
      sizes={REVIEW_PICTURE_SIZES}
      ratio={1}
      eager
    />
    <figcaption>
      <a href={src} target="_blank" rel="noopener noreferrer">
        Open full size
      </a>
    </figcaption>
  </Flex>
);

const TEXTS = ofKind(SENT_FIELDS, 'name', 'choice');
const SCORE_FIELDS = ofKind(SENT_FIELDS, 'score');
const OTHER_FIELDS = SUBMISSION_FIELDS.filter((name) => !SENT_FIELDS.some((other) => other === name));

export function MascotInformationCard({ submission }: { submission: ReviewedSubmission }) {
  const { payload, imageUrl, signedImageUrl } = submission;
  const facts = payload.facts ?? [];
  return (
    <Card title="Mascot Information">
      <BidiControlsWarning submission={submission} />
      <div className={styles.overview}>
        {imageUrl && <SubmittedPicture src={signedImageUrl ?? imageUrl} />}
        <Flex vertical gap="middle">
          <DefinitionRows rows={TEXTS.map((name) => [MASCOT_FIELDS[name].label, valueOrFallback(payload[name])])} />
          <MoreRows payload={payload} />
          <DefinitionRows
            rows={SCORE_FIELDS.map((name) => [MASCOT_FIELDS[name].label, <Score value={payload[name] ?? 0} />])}
          />
        </Flex>
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
  const rows = ofKind(OTHER_FIELDS, 'name', 'url', 'year').flatMap((name): [label: string, value: ReactNode][] => {
    const value = payload[name];
    if (value === null || value === undefined || value === '') return [];
    return [[MASCOT_FIELDS[name].label, name === 'sourceUrl' ? <ExternalLink url={String(value)} /> : String(value)]];
  });
  return rows.length > 0 && <DefinitionRows rows={rows} />;
}

const Score = ({ value }: { value: number }) => <Tag color={scoreColor(value)}>{`${value}/${SCORE.max}`}</Tag>;

function BidiControlsWarning({ submission: { id, revisions } }: { submission: ReviewedSubmission }) {
  const path = fillPath(ROUTES.submission, { id });
  const { data } = useAdminQuery(['admin', 'stored-submission', id, revisions], path, ReviewedSubmission, {
    keepsBidiControls: true,
    refetchOnMount: true,
  });
  const payload = data?.payload ?? {};
  const suspiciousTexts = SENT_FIELDS.flatMap((name) =>
    [payload[name]]
      .flat()
      .flatMap((text) => (typeof text === 'string' && stripBidiControls(text) !== text ? [{ name, text }] : [])),
  );
  if (suspiciousTexts.length === 0) return null;
  return (
    <Alert
      type="warning"
      title="This text contains bidirectional control characters"
      description={
        <ul>
          {suspiciousTexts.map(({ name, text }) => (
            <li key={`${name} ${text}`}>
              {MASCOT_FIELDS[name].label}: <code dir="ltr">{showBidiControls(text)}</code>
            </li>
          ))}
        </ul>
      }
    />
  );
}
