import { SUBMISSION_STATUS_LABELS, type SubmissionProgress, type SubmissionStatus } from '@marcel/contracts';
import {
  Badge,
  type BadgeTone,
  Icon,
  type IconName,
  InitialsPlaceholder,
  LinkButton,
  Picture,
  relativeTime,
} from '@marcel/kit';
import type { RefObject } from 'react';
import styles from './ProgressReport.module.css';
import { mascotPage } from '../../../shared/navigation/pages';
import { ReviewerNotes } from './ReviewerNotes';

type Step = SubmissionProgress['timeline'][number];

interface Sign {
  label: string;
  icon: IconName;
}

const STEPS: Record<Step['step'], Sign> = {
  received: { label: 'Received', icon: 'download' },
  revised: { label: 'Edited', icon: 'edit' },
  approved: { label: 'Approved', icon: 'check' },
  rejected: { label: 'Rejected', icon: 'close' },
  published: { label: 'Published', icon: 'mascotdex' },
};

const signOf = (step: Step['step']): Sign => (Object.hasOwn(STEPS, step) ? STEPS[step] : { label: step, icon: 'info' });

function Timeline({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.timeline} aria-label="Timeline">
      {steps.map(({ step, time }, place) => (
        <li key={place} className={styles.step}>
          <span className={styles.sign}>
            <Icon name={signOf(step).icon} />
          </span>
          <strong>{signOf(step).label}</strong>
          <time dateTime={time} title={new Date(time).toLocaleString('en')}>
            {relativeTime(time)}
          </time>
        </li>
      ))}
    </ol>
  );
}

const TONES: Record<SubmissionStatus, BadgeTone> = { pending: 'yellow', approved: 'green', rejected: 'red' };

interface ProgressReportProps {
  progress: SubmissionProgress;
  isRevised: boolean;
  said: RefObject<HTMLParagraphElement | null>;
}

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
