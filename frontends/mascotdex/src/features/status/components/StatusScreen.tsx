import { MASCOTDEX_WORDS, PAGES, REVIEW_MESSAGES } from '@marcel/contracts';
import { Button, EmptyState, ErrorDialog, Icon, Skeleton, usePageMeta, ProgramWindow } from '@marcel/kit';
import { ApiError } from '@marcel/kit/api';
import { useParams } from 'react-router-dom';
import { useProgress } from '../api/use-progress';
import { ProgressReport } from './ProgressReport';

/** `/mascotdx/status/{key}`: the submitter's private page, without an account. */
export function StatusScreen() {
  const { key = '' } = useParams();
  const { data: progress, error, isFetching, isPending, refetch } = useProgress(key);
  usePageMeta(MASCOTDEX_WORDS.submissionStatus);
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
      {progress && <ProgressReport progress={progress} />}
      {!progress && unknown && (
        <EmptyState title={REVIEW_MESSAGES.notFound}>
          <p>Please check that the whole link was copied.</p>
        </EmptyState>
      )}
      {!progress && error && !unknown && (
        <ErrorDialog title="Your Submission" message="Failed to load the submission." onRetry={() => void refetch()} />
      )}
    </ProgramWindow>
  );
}
