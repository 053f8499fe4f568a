import { painting } from '@marcel/art/poses/painting';
import { Button, Icon } from '@marcel/kit';
import { MarcelArt } from '../../../../shared/art/MarcelArt';
import type { History, HistoryAction } from '../../history';
import type { Brush } from '../../stroke';
import { BrushSize } from './BrushSize';
import { ColourPalette } from './ColourPalette';
import styles from './DrawingTools.module.css';

interface DrawingToolsProps {
  brush: Brush;
  onBrush: (brush: Brush) => void;
  history: History;
  onAction: (action: HistoryAction) => void;
}

export function DrawingTools({ brush, onBrush, history, onAction }: DrawingToolsProps) {
  const { past, present, future } = history;
  return (
    <div className={styles.tools}>
      <ColourPalette ink={brush.ink} onInk={(ink) => onBrush({ ...brush, ink })} />
      <BrushSize size={brush.size} onSize={(size) => onBrush({ ...brush, size })} />
      <div className={styles.steps}>
        <Button disabled={past.length === 0} onClick={() => onAction({ type: 'undo' })}>
          <Icon name="left" />
          Undo
        </Button>
        <Button disabled={future.length === 0} onClick={() => onAction({ type: 'redo' })}>
          Redo
          <Icon name="right" />
        </Button>
        <Button disabled={present.length === 0} onClick={() => onAction({ type: 'clear' })}>
          <Icon name="trash" />
          Clear
        </Button>
      </div>
      <MarcelArt pose={painting} className={styles.marcel} />
    </div>
  );
}
