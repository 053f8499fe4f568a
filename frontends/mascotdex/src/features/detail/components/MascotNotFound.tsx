import { Button, EmptyState, LinkButton, usePageMeta, WindowFrame } from '@marcel/kit';
import { MASCOT_SCREEN_TEXTS } from '@marcel/contracts';
import { useNavigate } from 'react-router-dom';
import { usePaths } from '../../../shared/paths/paths';

/** Shown when a mascot does not exist, or cannot be loaded; only then can it be tried again. */
export function MascotNotFound({ onRetry }: { onRetry?: () => void }) {
  const paths = usePaths();
  const navigate = useNavigate();
  usePageMeta({ title: MASCOT_SCREEN_TEXTS.notFound, description: MASCOT_SCREEN_TEXTS.notFoundBody });
  return (
    <WindowFrame
      title="Mascotdex"
      icon="mascotdex"
      back={{ label: 'Back to list', to: paths.directory }}
      onClose={() => void navigate('/')}
    >
      <EmptyState title={MASCOT_SCREEN_TEXTS.notFound}>
        <p>{MASCOT_SCREEN_TEXTS.notFoundBody}</p>
        <LinkButton kind="primary" to={paths.directory}>
          Browse All Mascots
        </LinkButton>
        {onRetry && <Button onClick={onRetry}>Try Again</Button>}
      </EmptyState>
    </WindowFrame>
  );
}
