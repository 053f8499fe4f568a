import { Button, EmptyState, LinkButton, usePageMeta, WindowFrame } from '@marcel/kit';
import { useNavigate } from 'react-router-dom';
import { DETAIL_TEXTS } from '../texts';
import { usePaths } from '../../../shared/paths/paths';

/** Shown when a mascot does not exist, or cannot be loaded; only then can it be tried again. */
export function MascotNotFound({ onRetry }: { onRetry?: () => void }) {
  const paths = usePaths();
  const navigate = useNavigate();
  usePageMeta({ title: DETAIL_TEXTS.notFound, description: DETAIL_TEXTS.notFoundBody });
  return (
    <WindowFrame
      title="Mascotdex"
      icon="mascotdex"
      back={{ label: 'Back to list', to: paths.directory }}
      onClose={() => void navigate('/')}
    >
      <EmptyState title={DETAIL_TEXTS.notFound}>
        <p>{DETAIL_TEXTS.notFoundBody}</p>
        <LinkButton kind="primary" to={paths.directory}>
          Browse All Mascots
        </LinkButton>
        {onRetry && <Button onClick={onRetry}>Try Again</Button>}
      </EmptyState>
    </WindowFrame>
  );
}
