import { MASCOTDEX_WORDS, PAGES, REVIEW_MESSAGES, type SubmissionPayload } from '@marcel/contracts';
import { Button, EmptyState, Icon, Skeleton, usePageMeta, ProgramWindow } from '@marcel/kit';
import { ApiError } from '@marcel/kit/api';
import { Suspense, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { FailedLoad } from '../../../shared/failure/FailedLoad';
import { useProgress } from '../api';
import { useEditing } from '../use-editing';
import { ProgressReport } from './ProgressReport';
import { ReviewerNotes } from './ReviewerNotes';
import styles from './StatusScreen.module.css';

export interface RevisionProps {
  /** Of the private link. */
  statusKey: string;
  submitted: SubmissionPayload;
  /** The picture that it keeps unless another one is chosen. */
  imageUrl: string | null;
  /** What the reviewers wrote, to be read beside the form. */
  notes: ReactNode;
  /** Whether the visitor has asked for the form, and is to be led there. */
  isAskedFor: boolean;
  onSent: () => void;
  onCancel: () => void;
}

interface StatusScreenProps {
  /** What a rejected submission is edited with. */
  revision: (props: RevisionProps) => ReactNode;
}

/** `/mascotdx/status/{key}`: the submitter's private page, without an account. */
export function StatusScreen({ revision }: StatusScreenProps) {
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
