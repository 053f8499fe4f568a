import { HugForm } from './HugForm';
import { HugGallery } from './HugGallery';

/** `/marcel-hugs`: visitors have themselves hugged, and see who was. */
export function HugScreen() {
  return (
    <>
      <HugForm />
      <HugGallery />
    </>
  );
}
