import { StudioWindow } from '../../../shared/window/StudioWindow';
import { ImageGallery } from './ImageGallery';
import { PromptForm } from './PromptForm';

/** `/image-generator`: visitors have pictures made from words. */
export function GeneratorScreen() {
  return (
    <StudioWindow
      title="Image Generator"
      icon="image-generator"
      description="Describe a scene in your own words, and Marcel OS makes an image of it."
    >
      <PromptForm />
      <ImageGallery />
    </StudioWindow>
  );
}
