import { PAGES } from '@marcel/contracts';
import { Button, EmptyState, LinkButton, usePageMeta, ProgramWindow } from '@marcel/kit';
import { OfflineNote } from '../../../shared/failure/OfflineNote';
import { retrying } from '../../../shared/focus/leave-button';
import { listPage } from '../../../shared/navigation/last-list';
import { DETAIL_TEXTS } from '../texts';

/** Shown when a mascot does not exist, or cannot be loaded; only then can it be tried again. */
export function MascotNotFound({ onRetry }: { onRetry?: () => void }) {
  usePageMeta({ title: DETAIL_TEXTS.notFound, description: DETAIL_TEXTS.notFoundBody });
  return (
    <ProgramWindow title="Mascotdex" icon="mascotdex" back={{ label: 'Back to list', to: listPage() }}>
      <EmptyState title={DETAIL_TEXTS.notFound}>
        <p>{DETAIL_TEXTS.notFoundBody}</p>
        {onRetry && <OfflineNote />}
        <LinkButton kind="primary" to={PAGES.directory}>
          Browse All Mascots
        </LinkButton>
        {onRetry && <Button onClick={retrying(onRetry)}>Try Again</Button>}
      </EmptyState>
    </ProgramWindow>
  );
}
