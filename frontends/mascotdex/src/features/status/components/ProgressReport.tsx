import { SUBMISSION_STATUS_LABELS, type SubmissionProgress, type SubmissionStatus } from '@marcel/contracts';
import { Badge, InitialsPlaceholder, LinkButton, Picture, type BadgeTone } from '@marcel/kit';
import type { RefObject } from 'react';
import { mascotPage } from '../../../shared/navigation/pages';
import styles from './ProgressReport.module.css';
import { ReviewerNotes } from './ReviewerNotes';
import { Timeline } from './Timeline';

const TONES: Record<SubmissionStatus, BadgeTone> = { pending: 'yellow', approved: 'green', rejected: 'red' };

interface ProgressReportProps {
  progress: SubmissionProgress;
  /** Whether the form is open, where the reviewers' notes stand then. */
  isRevised: boolean;
  /** Where it is said how things stand. */
  said: RefObject<HTMLParagraphElement | null>;
}

/** What became of a submission, what the reviewers wrote, and the steps so far. */
export function ProgressReport({ progress, isRevised, said }: ProgressReportProps) {
  const { name, brand, imageUrl, status, adminNotes, mascotSlug, timeline } = progress;
  return (
    <div className={styles.report}>
      <div className={styles.picture}>
        <Picture src={imageUrl} alt={name} sizes="220px" ratio={1} fallback={<InitialsPlaceholder name={name} />} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        <p>
          by <bdi>{brand}</bdi>
        </p>
        <p ref={said} role="status" tabIndex={-1}>
          <Badge tone={TONES[status]}>{SUBMISSION_STATUS_LABELS[status]}</Badge>
        </p>
        {adminNotes && !isRevised && <ReviewerNotes notes={adminNotes} />}
        <Timeline steps={timeline} />
        {status === 'pending' && (
          <p>Keep this page’s address: it is private, and the only way back here from another browser.</p>
        )}
        {mascotSlug && (
          <p>
            <LinkButton kind="primary" to={mascotPage(mascotSlug)}>
              See <bdi>{name}</bdi> in Mascotdex
            </LinkButton>
          </p>
        )}
      </div>
    </div>
  );
}
