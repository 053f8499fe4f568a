import { ErrorBoundary } from '@marcel/kit';
import { reloadPage } from '@marcel/kit/programs';
import { GalleryView } from '../features/gallery/components/GalleryView';
import { useLiveProgress } from '../shared/live/use-live-progress';

export default function Gallery() {
  useLiveProgress();
  return (
    <ErrorBoundary onRetry={reloadPage}>
      <GalleryView />
    </ErrorBoundary>
  );
}
