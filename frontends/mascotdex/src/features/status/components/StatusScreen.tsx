import {
  fillPath,
  MASCOTDEX_META,
  PAGES,
  REVIEW_MESSAGES,
  ROUTES,
  SUBMISSION_STATUS_LABELS,
  SubmissionProgress,
  type SubmissionStatus,
} from '@marcel/contracts';
import {
  Badge,
  type BadgeTone,
  Button,
  EmptyState,
  Icon,
  type IconName,
  InitialsPlaceholder,
  LinkButton,
  Picture,
  ProgramWindow,
  relativeTime,
  Skeleton,
  usePageMeta,
} from '@marcel/kit';
import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import { api, ApiError } from '@marcel/kit/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useParams } from 'react-router-dom';
import styles from './StatusScreen.module.css';
import { mascotPage } from '../../../shared/navigation';
import { isRevisionStarted, type RevisionProps } from '../../../shared/revision';
import { mascotKeys, progressKey } from '../../../shared/mascots';
import { FailedLoad } from '../../../shared/failure/failure';

const renderReviewerNotes = (notes: string | null) =>
  notes && (
    <blockquote className={styles.notes}>
      <p className="m-tiny">Note from the reviewers</p>
      {notes}
    </blockquote>
  );

type TimelineEntry = SubmissionProgress['timeline'][number];

const STEPS: Record<TimelineEntry['step'], { label: string; icon: IconName }> = {
  received: { label: 'Received', icon: 'check' },
  revised: { label: 'Edited', icon: 'edit' },
  approved: { label: 'Approved', icon: 'check' },
  rejected: { label: 'Rejected', icon: 'close' },
  published: { label: 'Published', icon: 'mascotdex' },
};

function TimelineStep({ step, time }: TimelineEntry) {
  const { label, icon } = Object.hasOwn(STEPS, step) ? STEPS[step] : { label: step, icon: 'info' as const };
  return (
    <li className={styles.step}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <strong>{label}</strong>
      <time className="m-small" dateTime={time} title={new Date(time).toLocaleString('en')}>
        {relativeTime(time)}
      </time>
    </li>
  );
}

const TONES: Record<SubmissionStatus, BadgeTone> = { pending: 'yellow', approved: 'green', rejected: 'red' };

interface ProgressReportProps {
  progress: SubmissionProgress;
  isEditing: boolean;
  statusLine: RefObject<HTMLParagraphElement | null>;
}

function ProgressReport({ progress, isEditing, statusLine }: ProgressReportProps) {
  const { name, brand, imageUrl, status, adminNotes, mascotSlug, timeline } = progress;
  return (
    <div className={styles.report}>
      <div className={styles.picture}>
        <Picture src={imageUrl} alt={name} sizes="220px" ratio={1} fallback={<InitialsPlaceholder name={name} />} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        <p>
          by <bdi>{brand}</bdi>
        </p>
        <p ref={statusLine} role="status" tabIndex={-1}>
          <Badge tone={TONES[status]}>{SUBMISSION_STATUS_LABELS[status]}</Badge>
        </p>
        {!isEditing && renderReviewerNotes(adminNotes)}
        <ol className="m-bare" aria-label="Timeline">
          {timeline.map((step, index) => (
            <TimelineStep key={index} {...step} />
          ))}
        </ol>
        {status === 'pending' && <p>Bookmark this private link to check the status from another device.</p>}
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

const REFETCH_MS = 20_000;

function useProgress(key: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: progressKey(key),
    queryFn: async ({ signal }) => {
      const progress = await api.get(fillPath(ROUTES.submissionStatus, { key }), SubmissionProgress, { signal });
      if (progress.mascotSlug !== null) client.removeQueries({ queryKey: mascotKeys.lists });
      return progress;
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) =>
      (data?.status === 'pending' || (data?.status === 'approved' && data.mascotSlug === null)) && REFETCH_MS,
  });
}

export function StatusScreen({ renderRevisionForm }: { renderRevisionForm: (props: RevisionProps) => ReactNode }) {
  const { key = '' } = useParams();
  const { isEditing, shouldFocus, start, onSent, onCancel, statusLine, editLine } = useRevisionForm(key);
  const { data: progress, error, isFetching, isPending, refetch } = useProgress(key);
  usePageMeta(MASCOTDEX_META.submissionStatus);
  const revisable = progress?.revisable;
  const isNotFound = error instanceof ApiError && error.status === 404;
  return (
    <ProgramWindow
      title="Your Submission"
      icon="mascotdex"
      back={{ label: 'Back to list', to: PAGES.directory }}
      toolbar={
        progress && (
          <Button aria-disabled={isFetching} onClick={() => void refetch()}>
            <Icon name="refresh" />
            Check Again
          </Button>
        )
      }
    >
      {isPending && <Skeleton kind="card" />}
      {progress && (
        <ProgressReport progress={progress} isEditing={Boolean(revisable && isEditing)} statusLine={statusLine} />
      )}
      {revisable && !isEditing && (
        <p ref={editLine} className={styles.editLine}>
          <Button kind="primary" onClick={start}>
            <Icon name="edit" />
            Edit and Submit Again
          </Button>
        </p>
      )}
      {revisable && isEditing && (
        <div key={key} className={styles.form}>
          <Suspense fallback={<Skeleton kind="card" />}>
            {renderRevisionForm({
              statusKey: key,
              submitted: revisable,
              imageUrl: progress.imageUrl,
              notes: renderReviewerNotes(progress.adminNotes),
              shouldFocus,
              onSent,
              onCancel,
            })}
          </Suspense>
        </div>
      )}
      {!progress && isNotFound && (
        <EmptyState title={REVIEW_MESSAGES.notFound}>
          <p>Please check that you copied the whole link.</p>
        </EmptyState>
      )}
      {!progress && error && !isNotFound && (
        <FailedLoad title="Your Submission" message="Failed to load the submission." onRetry={refetch} />
      )}
    </ProgramWindow>
  );
}

function useRevisionForm(key: string) {
  const [isEditing, setIsEditing] = useState(() => isRevisionStarted(key));
  const [shouldFocus, setShouldFocus] = useState(false);
  const statusLine = useRef<HTMLParagraphElement>(null);
  const editLine = useRef<HTMLParagraphElement>(null);
  const closeForm = (to: () => HTMLElement | null | undefined) => {
    flushSync(() => setIsEditing(false));
    to()?.focus();
  };
  return {
    isEditing,
    shouldFocus,
    start: () => {
      setShouldFocus(true);
      setIsEditing(true);
    },
    onSent: () => closeForm(() => statusLine.current),
    onCancel: () => closeForm(() => editLine.current?.querySelector('button')),
    statusLine,
    editLine,
  };
}
