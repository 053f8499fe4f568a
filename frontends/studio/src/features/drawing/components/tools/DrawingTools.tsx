import { type ReactNode, useId } from 'react';
import { Button, Icon, classes } from '@marcel/kit';
import { painting } from '@marcel/art/poses/painting';
import { DRAWING_BOARD } from '../../board';
import styles from './DrawingTools.module.css';
import { type Mark, type Tool, TOOLS } from '../../mark';
import { figureOf, POSES } from '../../poses';
import { RadioTiles } from './RadioTiles';
import { MarcelArt } from '../../../../shared/art/MarcelArt';
import type { History, HistoryAction } from '../../history';
import type { Kit } from '../board/use-pen';
import type { Ink } from '../../stroke';

const INKS: readonly { value: Ink; name: string }[] = [...DRAWING_BOARD.colours, { value: 'eraser', name: 'Eraser' }];

const INK_TILES = INKS.map(({ value, name }) => ({
  value,
  name,
  sign: (
    <span
      className={classes(styles.drop, value === 'eraser' && styles.eraser)}
      style={value === 'eraser' ? undefined : { background: value }}
    />
  ),
}));

const ColourPalette = ({ ink, onInk }: { ink: Ink; onInk: (ink: Ink) => void }) => (
  <RadioTiles legend="Brush" tiles={INK_TILES} chosen={ink} onChoose={onInk} />
);

const { min, max, step } = DRAWING_BOARD.brush;

function BrushSize({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  const id = useId();
  return (
    <div className={styles.size}>
      <label htmlFor={id}>Brush Size</label>
      <output htmlFor={id}>{size}</output>
      <input
        id={id}
        type="range"
        className={styles.slider}
        {...{ min, max, step }}
        value={size}
        onChange={({ target }) => onSize(target.valueAsNumber)}
      />
    </div>
  );
}

const TOOL_NAMES: Readonly<Record<Tool, string>> = {
  pen: 'Pen',
  line: 'Line',
  rectangle: 'Box',
  ellipse: 'Oval',
  fill: 'Fill',
};

const GLYPHS: Readonly<Record<Tool, string>> = {
  pen: 'M3 17C6 8 9 14 11 9S16 3 17 4',
  line: 'M3 17L17 3',
  rectangle: 'M3 5H17V15H3Z',
  ellipse: 'M10 4A7 6 0 1 1 9.99 4Z',
  fill: 'M4 9L10 3L17 10L10 17ZM4 9H16M18 13V17',
};

const ToolGlyph = ({ tool }: { tool: Tool }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden focusable="false">
    <path d={GLYPHS[tool]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
);

const PoseChoice = ({ onMarks }: { onMarks: (marks: readonly Mark[]) => void }) => (
  <div className={styles.poses} role="group" aria-label="Start from a pose">
    <p>Start from a pose</p>
    {POSES.map((pose) => (
      <Button key={pose.name} onClick={() => onMarks(figureOf(pose))}>
        {pose.name}
      </Button>
    ))}
  </div>
);

const TILES = TOOLS.map((value) => ({ value, name: TOOL_NAMES[value], sign: <ToolGlyph tool={value} /> }));

const ToolChoice = ({ tool, onTool }: { tool: Tool; onTool: (tool: Tool) => void }) => (
  <RadioTiles legend="Tool" tiles={TILES} chosen={tool} onChoose={onTool} />
);

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

const Step = ({ isPossible, onTake, children }: { isPossible: boolean; onTake: () => void; children: ReactNode }) => (
  <Button aria-disabled={!isPossible} onClick={isPossible ? onTake : undefined}>
    {children}
  </Button>
);
