import { ErrorBoundary } from '@marcel/kit';
import { reloadPage } from '@marcel/kit/programs';
import { GalleryView } from '../features/gallery/components/GalleryView';
import { useLiveProgress } from '../shared/live/use-live-progress';

/** The inside of the gallery window, whose frame is the shell's. */
export default function Gallery() {
  useLiveProgress();
  return (
    <ErrorBoundary onRetry={reloadPage}>
      <GalleryView />
    </ErrorBoundary>
  );
}
