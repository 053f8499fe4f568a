import type { KeyboardEvent, PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { type Brush, toCurve, DRAWING_BOARD, type Mark, mirror, type Point, type Stroke, type Tool } from '../marks';
import type { Drawing, HistoryAction } from '../history';
import { paintCurve, paintDrawing, paintMark } from '../paint';
import styles from './DrawingBoard.module.css';

/** Source of the current stroke: a pointer or the keyboard. */
type InputSource = Pick<PointerEvent, 'pointerId' | 'pointerType'>;

interface StrokeInput {
  /** Returns false while another input draws. A pen replaces the stroke of a palm. */
  start: (source: InputSource, point: Point) => boolean;
  moveTo: (source: InputSource, point: Point) => void;
  finish: (source: InputSource) => void;
  cancel: (source: InputSource) => void;
}

export interface ToolSettings {
  tool: Tool;
  brush: Brush;
  isMirrored: boolean;
}

interface StrokeOptions extends ToolSettings {
  canvas: RefObject<HTMLCanvasElement | null>;
  drawing: Drawing;
  onMarks: (marks: readonly Mark[]) => void;
}

function useStrokes({ canvas, drawing, tool, brush, isMirrored, onMarks }: StrokeOptions): StrokeInput {
  const activeStroke = useRef<{ source: InputSource; settings: ToolSettings; points: Point[] } | null>(null);

  const show = ({ settings, points }: { settings: ToolSettings; points: readonly Point[] }) => {
    const board = canvas.current?.getContext('2d');
    if (!board) return;
    if (settings.tool === 'pen') {
      const penStroke: Stroke = { brush: settings.brush, points };
      for (const stroke of settings.isMirrored ? [penStroke, mirror(penStroke)] : [penStroke]) {
        const curve = toCurve(stroke, points.length);
        if (curve) paintCurve(board, stroke.brush, curve);
      }
    } else if (settings.tool !== 'fill') {
      paintDrawing(board, drawing);
      createMarks(settings, points).forEach((mark) => paintMark(board, mark));
    }
  };

  const findStroke = ({ pointerId }: InputSource) =>
    activeStroke.current?.source.pointerId === pointerId ? activeStroke.current : undefined;

  const cancel = (source: InputSource) => {
    if (!findStroke(source)) return;
    activeStroke.current = null;
    const board = canvas.current?.getContext('2d');
    if (board) paintDrawing(board, drawing);
  };

  return {
    start({ pointerId, pointerType }, point) {
      const other = activeStroke.current?.source;
      if (other && other.pointerId !== pointerId) {
        if (pointerType !== 'pen' || other.pointerType === 'pen') return false;
        cancel(other);
      }
      const source = { pointerId, pointerType };
      activeStroke.current = { source, settings: { tool, brush, isMirrored }, points: [point] };
      show(activeStroke.current);
      return true;
    },
    moveTo(source, point) {
      const stroke = findStroke(source);
      if (!stroke) return;
      stroke.points.push(point);
      show(stroke);
    },
    finish(source) {
      const finished = findStroke(source);
      if (!finished) return;
      activeStroke.current = null;
      onMarks(createMarks(finished.settings, finished.points));
    },
    cancel,
  };
}

function createMarks({ tool, brush, isMirrored }: ToolSettings, points: readonly Point[]): Mark[] {
  const [from] = points;
  const to = points.at(-1);
  if (!from || !to) return [];
  const mark: Mark =
    tool === 'pen'
      ? { brush, points }
      : tool === 'fill'
        ? { fill: brush.ink, at: from }
        : { form: tool, brush, from, to };
  return isMirrored ? [mark, mirror(mark)] : [mark];
}

const KEYBOARD: InputSource = { pointerId: Infinity, pointerType: 'keyboard' };
const STEP = 8;
const FINE_STEP = 1;
const PRESSURE = 0.5;
const MIDDLE = DRAWING_BOARD.edge / 2;

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const clampToBoard = (coordinate: number): number => Math.min(DRAWING_BOARD.edge, Math.max(0, coordinate));

function useKeyboardPen(pen: StrokeInput) {
  const [{ x, y, isDown }, setState] = useState({ x: MIDDLE, y: MIDDLE, isDown: false });

  const lift = () => {
    if (!isDown) return;
    pen.finish(KEYBOARD);
    setState({ x, y, isDown: false });
  };
  const toggle = () => {
    if (isDown) return lift();
    if (pen.start(KEYBOARD, { x, y, pressure: PRESSURE })) setState({ x, y, isDown: true });
  };
  const move = ([right, down]: readonly [number, number], step: number) => {
    const next = { x: clampToBoard(x + right * step), y: clampToBoard(y + down * step) };
    pen.moveTo(KEYBOARD, { ...next, pressure: PRESSURE });
    setState({ ...next, isDown });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!direction && event.key !== ' ') return;
    event.preventDefault();
    if (direction) move(direction, event.shiftKey ? FINE_STEP : STEP);
    else toggle();
  };
  return { x, y, isDown, onKeyDown, onBlur: lift };
}

type CanvasPointer = ReactPointerEvent<HTMLCanvasElement>;

function toPoint(event: PointerEvent, board: HTMLCanvasElement): Point {
  const { left, top, width, height } = board.getBoundingClientRect();
  return {
    x: ((event.clientX - left) / (width || 1)) * DRAWING_BOARD.edge,
    y: ((event.clientY - top) / (height || 1)) * DRAWING_BOARD.edge,
    pressure: event.pointerType === 'pen' ? event.pressure : PRESSURE,
  };
}

/** Browsers coalesce quick movements; the points between keep curves smooth. */
const coalescedEvents = (event: PointerEvent): readonly PointerEvent[] => {
  const coalesced = event.getCoalescedEvents?.() ?? [];
  return coalesced.length > 0 ? coalesced : [event];
};

const pointerHandlers = (pen: StrokeInput, onStart: () => void) => ({
  onPointerDown(event: CanvasPointer) {
    if (!event.isPrimary || event.button !== 0) return;
    onStart();
    if (!pen.start(event, toPoint(event.nativeEvent, event.currentTarget))) return;
    event.currentTarget.setPointerCapture(event.pointerId);
  },
  onPointerMove(event: CanvasPointer) {
    if (event.buttons === 0) return;
    for (const step of coalescedEvents(event.nativeEvent)) pen.moveTo(event, toPoint(step, event.currentTarget));
  },
  onPointerUp: pen.finish,
  onLostPointerCapture: pen.finish,
  /** The system cancels palms. */
  onPointerCancel: (event: CanvasPointer) => (event.pointerType === 'touch' ? pen.cancel(event) : pen.finish(event)),
});

interface DrawingBoardProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  drawing: Drawing;
  settings: ToolSettings;
  hint: string;
  onAction: (action: HistoryAction) => void;
}

export function DrawingBoard({ canvas, drawing, settings, hint, onAction }: DrawingBoardProps) {
  const pen = useStrokes({ canvas, drawing, ...settings, onMarks: (marks) => onAction({ type: 'draw', marks }) });
  const keyboard = useKeyboardPen(pen);

  useEffect(() => {
    const board = canvas.current?.getContext('2d');
    if (board) paintDrawing(board, drawing);
  }, [canvas, drawing]);

  const onKeyDown = (event: KeyboardEvent) => {
    const action = toHistoryAction(event);
    if (!action) return keyboard.onKeyDown(event);
    event.preventDefault();
    keyboard.onBlur();
    onAction(action);
  };

  return (
    <div className={styles.frame}>
      <div className={styles.sheet}>
        <canvas
          ref={canvas}
          className={styles.board}
          width={DRAWING_BOARD.edge}
          height={DRAWING_BOARD.edge}
          // Makes screen readers pass all keys to the board: arrows draw.
          // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
          role="application"
          aria-label="Drawing board"
          aria-describedby={hint}
          tabIndex={0}
          {...pointerHandlers(pen, keyboard.onBlur)}
          onKeyDown={onKeyDown}
          onBlur={keyboard.onBlur}
        />
        {settings.isMirrored && <span className={styles.mirror} aria-hidden />}
        <span
          className={styles.cursor}
          data-down={keyboard.isDown}
          style={{ left: `${percent(keyboard.x)}%`, top: `${percent(keyboard.y)}%` }}
          aria-hidden
        />
      </div>
      <p className="m-unseen" role="status">
        {keyboard.isDown ? 'Pen down' : ''}
      </p>
    </div>
  );
}

const percent = (coordinate: number): number => (coordinate * 100) / DRAWING_BOARD.edge;

function toHistoryAction({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): HistoryAction | null {
  if (!ctrlKey && !metaKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'y' || (letter === 'z' && shiftKey)) return { type: 'redo' };
  return letter === 'z' ? { type: 'undo' } : null;
}
