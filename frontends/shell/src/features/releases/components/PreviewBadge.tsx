import { lateComponent } from '@marcel/kit/programs';
import { Suspense } from 'react';
import { usePreviews } from '../../../shared/installed-programs';

const PreviewNotice = lateComponent(() => import('./PreviewNotice').then((part) => part.PreviewNotice));

export function PreviewBadge() {
  const previews = usePreviews();
  return (
    previews.length > 0 && (
      <Suspense>
        <PreviewNotice previews={previews} />
      </Suspense>
    )
  );
}
