import { STUDIO_WORDS } from '@marcel/contracts';
import { StudioWindow } from '../../../shared/window/StudioWindow';
import { ImageGallery } from './ImageGallery';
import { PromptForm } from './PromptForm';

/** `/image-generator`: visitors have pictures made from words. */
export function GeneratorScreen() {
  return (
    <StudioWindow words={STUDIO_WORDS.imageGenerator} icon="image-generator">
      <PromptForm />
      <ImageGallery />
    </StudioWindow>
  );
}
