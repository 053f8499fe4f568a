import { type ReactNode, useId } from 'react';
import { Button, classes, Icon, type IconName } from '@marcel/kit';
import { DRAWING_BOARD, type Ink, type Tool } from '../marks';
import styles from './DrawingTools.module.css';
import type { History, HistoryAction } from '../history';
import { createPoseMarks, DRAWING_POSES } from '../poses';
import type { ToolSettings } from './DrawingBoard';

interface RadioTilesProps<Value> {
  legend: string;
  tiles: readonly { value: Value; name: string; icon: ReactNode }[];
  selected: Value;
  onChoose: (value: Value) => void;
}

function RadioTiles<Value extends string>({ legend, tiles, selected, onChoose }: RadioTilesProps<Value>) {
  const group = useId();
  return (
    <fieldset className={styles.tiles}>
      <legend className={styles.legend}>{legend}</legend>
      {tiles.map(({ value, name, icon }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={group}
            className={styles.radio}
            checked={selected === value}
            onChange={() => onChoose(value)}
          />
          {icon}
          {name}
        </label>
      ))}
    </fieldset>
  );
}

const INK_TILES: readonly { value: Ink; name: string; icon: ReactNode }[] = [
  ...DRAWING_BOARD.colors.map(({ value, name }) => ({
    value,
    name,
    icon: <span className={styles.drop} style={{ background: value }} />,
  })),
  { value: 'eraser', name: 'Eraser', icon: <span className={classes(styles.drop, styles.eraser)} /> },
];

const toolTile = (value: Tool, name: string, path: string) => ({
  value,
  name,
  icon: (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden focusable="false">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  ),
});

const TOOL_TILES = [
  toolTile('pen', 'Pen', 'M3 17C6 8 9 14 11 9S16 3 17 4'),
  toolTile('line', 'Line', 'M3 17L17 3'),
  toolTile('rectangle', 'Box', 'M3 5H17V15H3Z'),
  toolTile('ellipse', 'Oval', 'M10 4A7 6 0 1 1 9.99 4Z'),
  toolTile('fill', 'Fill', 'M4 9L10 3L17 10L10 17ZM4 9H16M18 13V17'),
];

const { min, max, step } = DRAWING_BOARD.brush;

interface DrawingToolsProps {
  settings: ToolSettings;
  onChange: (settings: ToolSettings) => void;
  history: History;
  onAction: (action: HistoryAction) => void;
}

export function DrawingTools({ settings, onChange, history: { past, present, future }, onAction }: DrawingToolsProps) {
  const id = useId();
  const { brush, tool, isMirrored } = settings;
  const change = (changed: Partial<ToolSettings>) => onChange({ ...settings, ...changed });
  const stepButton = (type: 'undo' | 'redo' | 'clear', label: string, icon: IconName, isPossible: boolean) => (
    <Button aria-disabled={!isPossible} onClick={isPossible ? () => onAction({ type }) : undefined}>
      {type !== 'redo' && <Icon name={icon} />}
      {label}
      {type === 'redo' && <Icon name={icon} />}
    </Button>
  );
  return (
    <div className={styles.tools}>
      <RadioTiles
        legend="Brush"
        tiles={INK_TILES}
        selected={brush.ink}
        onChoose={(ink) => change({ brush: { ...brush, ink } })}
      />
      <div className={styles.size}>
        <label htmlFor={id} className="m-bold">
          Brush Size
        </label>
        <output htmlFor={id}>{brush.size}</output>
        <input
          id={id}
          type="range"
          className={styles.slider}
          {...{ min, max, step }}
          value={brush.size}
          onChange={({ target }) => change({ brush: { ...brush, size: target.valueAsNumber } })}
        />
      </div>
      <RadioTiles legend="Tool" tiles={TOOL_TILES} selected={tool} onChoose={(next) => change({ tool: next })} />
      <label className={styles.mirror}>
        <input type="checkbox" checked={isMirrored} onChange={({ target }) => change({ isMirrored: target.checked })} />
        Mirror left and right
      </label>
      <div className={styles.steps}>
        {stepButton('undo', 'Undo', 'left', past.length > 0)}
        {stepButton('redo', 'Redo', 'right', future.length > 0)}
        {stepButton('clear', 'Clear', 'trash', present.length > 0)}
      </div>
      <div className={styles.poses} role="group" aria-label="Start from a pose">
        <p>Start from a pose</p>
        {DRAWING_POSES.map((pose) => (
          <Button key={pose.name} onClick={() => onAction({ type: 'pose', marks: createPoseMarks(pose) })}>
            {pose.name}
          </Button>
        ))}
      </div>
    </div>
  );
}
