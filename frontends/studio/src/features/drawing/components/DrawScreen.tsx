import { STUDIO_WORDS } from '@marcel/contracts';
import { StudioWindow } from '../../../shared/window/StudioWindow';
import { DrawingPanel } from './DrawingPanel';

/** `/draw-marcel`: visitors draw, and Marcel takes up what they drew. */
export function DrawScreen() {
  return (
    <StudioWindow words={STUDIO_WORDS.draw} icon="draw">
      <DrawingPanel />
    </StudioWindow>
  );
}
