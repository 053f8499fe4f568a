import { StudioWindow } from '../../../shared/window/StudioWindow';
import { DrawingPanel } from './DrawingPanel';

/** `/draw-marcel`: visitors draw, and Marcel takes up what they drew. */
export function DrawScreen() {
  return (
    <StudioWindow
      title="Draw Marcel"
      icon="draw"
      description="Draw on a canvas and have your drawing turned into a pose with Marcel the blue dog."
    >
      <DrawingPanel />
    </StudioWindow>
  );
}
