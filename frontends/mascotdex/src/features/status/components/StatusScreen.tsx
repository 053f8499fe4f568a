import {
  fillPath,
  MASCOTDEX_WORDS,
  PAGES,
  REVIEW_MESSAGES,
  ROUTES,
  type SubmissionPayload,
  SubmissionProgress,
} from '@marcel/contracts';
import { api, ApiError } from '@marcel/kit/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, EmptyState, Icon, ProgramWindow, Skeleton, usePageMeta } from '@marcel/kit';
import { useParams } from 'react-router-dom';
import { progressKey } from '../../../shared/receipts/progress-key';
import { mascotKeys } from '../../../shared/mascots/mascot-keys';
import { isRevisionBegun } from '../../../shared/receipts/revision-draft';
import { FailedLoad } from '../../../shared/failure/FailedLoad';
import { ProgressReport } from './ProgressReport';
import { ReviewerNotes } from './ReviewerNotes';
import styles from './StatusScreen.module.css';

const LOOK_AGAIN_MS = 20_000;

const isMoving = ({ status, mascotSlug }: SubmissionProgress): boolean =>
  status === 'pending' || (status === 'approved' && mascotSlug === null);

function useProgress(key: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: progressKey(key),
    queryFn: async ({ signal }) => {
      const progress = await api.get(fillPath(ROUTES.submissionStatus, { key }), SubmissionProgress, { signal });
      // The lists loaded before do not have it yet.
      if (progress.mascotSlug !== null) client.removeQueries({ queryKey: mascotKeys.lists });
      return progress;
    },
    // Whoever opens this page wants to know how things stand now, and as soon as they change.
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => data !== undefined && isMoving(data) && LOOK_AGAIN_MS,
  });
}

export interface RevisionProps {
  statusKey: string;
  submitted: SubmissionPayload;
  /** The picture that it keeps unless another one is chosen. */
  imageUrl: string | null;
  notes: ReactNode;
  isAskedFor: boolean;
  onSent: () => void;
  onCancel: () => void;
}

export function StatusScreen({ revision }: { revision: (props: RevisionProps) => ReactNode }) {
  const { key = '' } = useParams();
  const { editing, isAskedFor, begin, sent, cancelled, said, further } = useEditing(key);
  const { data: progress, error, isFetching, isPending, refetch } = useProgress(key);
  usePageMeta(MASCOTDEX_WORDS.submissionStatus);
  const revisable = progress?.revisable;
  const unknown = error instanceof ApiError && error.status === 404;
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
      {progress && <ProgressReport progress={progress} isRevised={Boolean(revisable && editing)} said={said} />}
      {revisable && !editing && (
        <p ref={further} className={styles.further}>
          <Button kind="primary" onClick={begin}>
            <Icon name="edit" />
            Edit and Submit Again
          </Button>
        </p>
      )}
      {revisable && editing && (
        <div key={key} className={styles.form}>
          <Suspense fallback={<Skeleton kind="card" />}>
            {revision({
              statusKey: key,
              submitted: revisable,
              imageUrl: progress.imageUrl,
              notes: progress.adminNotes && <ReviewerNotes notes={progress.adminNotes} />,
              isAskedFor,
              onSent: sent,
              onCancel: cancelled,
            })}
          </Suspense>
        </div>
      )}
      {!progress && unknown && (
        <EmptyState title={REVIEW_MESSAGES.notFound}>
          <p>Please check that the whole link was copied.</p>
        </EmptyState>
      )}
      {!progress && error && !unknown && (
        <FailedLoad title="Your Submission" message="Failed to load the submission." onRetry={refetch} />
      )}
    </ProgramWindow>
  );
}

function useEditing(key: string) {
  const [editing, setEditing] = useState(() => isRevisionBegun(key));
  const [isAskedFor, setAskedFor] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const further = useRef<HTMLParagraphElement>(null);
  const end = (to: () => HTMLElement | null | undefined) => {
    flushSync(() => setEditing(false));
    to()?.focus();
  };
  return {
    editing,
    isAskedFor,
    begin: () => {
      setAskedFor(true);
      setEditing(true);
    },
    sent: () => end(() => said.current),
    cancelled: () => end(() => further.current?.querySelector('button')),
    said,
    further,
  };
}
