import { ApiError, Button, EmptyState, ErrorDialog, Icon, Skeleton, usePageMeta, WindowFrame } from '@marcel/kit';
import { REVIEW_MESSAGES } from '@marcel/contracts';
import { useNavigate, useParams } from 'react-router-dom';
import { usePaths } from '../../../shared/paths/paths';
import { useProgress } from '../api/use-progress';
import { ProgressReport } from './ProgressReport';

const META = {
  title: 'Your submission | Mascotdex',
  description: 'How far your mascot has come on its way into Mascotdex.',
};

/** `/mascotdx/status/{key}`: the submitter's private page, without an account. */
export function StatusScreen() {
  const { statusKey = '' } = useParams();
  const { data: progress, error, isFetching, isPending, refetch } = useProgress(statusKey);
  const paths = usePaths();
  const navigate = useNavigate();
  usePageMeta(META);
  const unknown = error instanceof ApiError && error.status === 404;
  return (
    <WindowFrame
      title="Your Submission"
      icon="mascotdex"
      back={{ label: 'Back to list', to: paths.directory }}
      onClose={() => void navigate('/')}
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
    </WindowFrame>
  );
}
