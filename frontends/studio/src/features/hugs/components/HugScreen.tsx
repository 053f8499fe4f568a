import { STUDIO_WORDS } from '@marcel/contracts';
import { StudioWindow } from '../../../shared/window/StudioWindow';
import { HugForm } from './HugForm';
import { HugGallery } from './HugGallery';

/** `/marcel-hugs`: visitors have themselves hugged, and see who was. */
export function HugScreen() {
  return (
    <StudioWindow words={STUDIO_WORDS.hugs} icon="hug">
      <HugForm />
      <HugGallery />
    </StudioWindow>
  );
}
