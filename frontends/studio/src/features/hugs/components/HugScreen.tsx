import { StudioWindow } from '../../../shared/window/StudioWindow';
import { HugForm } from './HugForm';
import { HugGallery } from './HugGallery';

/** `/marcel-hugs`: visitors have themselves hugged, and see who was. */
export function HugScreen() {
  return (
    <StudioWindow
      title="Hug Your Mascot"
      icon="hug"
      description="Upload a portrait and get a picture of yourself in the arms of Marcel the blue dog, or of your own mascot."
    >
      <HugForm />
      <HugGallery />
    </StudioWindow>
  );
}
