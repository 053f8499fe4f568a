import { painting } from '@marcel/art/poses/painting';
import { Button, Icon } from '@marcel/kit';
import type { ReactNode } from 'react';
import { MarcelArt } from '../../../../shared/art/MarcelArt';
import type { History, HistoryAction } from '../../history';
import type { Kit } from '../board/use-pen';
import { BrushSize } from './BrushSize';
import { ColourPalette } from './ColourPalette';
import styles from './DrawingTools.module.css';
import { PoseChoice } from './PoseChoice';
import { ToolChoice } from './ToolChoice';

interface DrawingToolsProps {
  kit: Kit;
  onKit: (kit: Kit) => void;
  history: History;
  onAction: (action: HistoryAction) => void;
}

export function DrawingTools({ kit, onKit, history, onAction }: DrawingToolsProps) {
  const { past, present, future } = history;
  const { tool, brush, isMirrored } = kit;
  const takeUp = (changed: Partial<Kit>) => onKit({ ...kit, ...changed });
  return (
    <div className={styles.tools}>
      <ColourPalette ink={brush.ink} onInk={(ink) => takeUp({ brush: { ...brush, ink } })} />
      <BrushSize size={brush.size} onSize={(size) => takeUp({ brush: { ...brush, size } })} />
      <ToolChoice tool={tool} onTool={(chosen) => takeUp({ tool: chosen })} />
      <label className={styles.mirror}>
        <input type="checkbox" checked={isMirrored} onChange={({ target }) => takeUp({ isMirrored: target.checked })} />
        Mirror left and right
      </label>
      <div className={styles.steps}>
        <Step isPossible={past.length > 0} onTake={() => onAction({ type: 'undo' })}>
          <Icon name="left" />
          Undo
        </Step>
        <Step isPossible={future.length > 0} onTake={() => onAction({ type: 'redo' })}>
          Redo
          <Icon name="right" />
        </Step>
        <Step isPossible={present.length > 0} onTake={() => onAction({ type: 'clear' })}>
          <Icon name="trash" />
          Clear
        </Step>
      </div>
      <PoseChoice onMarks={(marks) => onAction({ type: 'pose', marks })} />
      <MarcelArt pose={painting} className={styles.marcel} />
    </div>
  );
}

/** The last one possible keeps the focus. */
const Step = ({ isPossible, onTake, children }: { isPossible: boolean; onTake: () => void; children: ReactNode }) => (
  <Button aria-disabled={!isPossible} onClick={isPossible ? onTake : undefined}>
    {children}
  </Button>
);
