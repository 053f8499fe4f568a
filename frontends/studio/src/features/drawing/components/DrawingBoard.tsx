import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Brush, curveAt, DRAWING_BOARD, type Mark, mirrored, type Point, type Stroke, type Tool } from '../marks';
import type { Drawing, HistoryAction } from '../history';
import { paintCurve, paintDrawing, paintMark } from '../paint';
import styles from './DrawingBoard.module.css';

/** Source of the current stroke: a pointer or the keyboard. */
type Hand = Pick<PointerEvent, 'pointerId' | 'pointerType'>;

interface Pen {
  /** Returns false while another hand draws. A pen takes over from a palm, whose stroke goes. */
  down: (hand: Hand, point: Point) => boolean;
  to: (hand: Hand, point: Point) => void;
  up: (hand: Hand) => void;
  drop: (hand: Hand) => void;
}

export interface Kit {
  tool: Tool;
  brush: Brush;
  isMirrored: boolean;
}

interface PenOptions extends Kit {
  canvas: RefObject<HTMLCanvasElement | null>;
  drawing: Drawing;
  onMarks: (marks: readonly Mark[]) => void;
}

function usePen({ canvas, drawing, tool, brush, isMirrored, onMarks }: PenOptions): Pen {
  const running = useRef<{ hand: Hand; kit: Kit; points: Point[] } | null>(null);

  const show = ({ kit, points }: { kit: Kit; points: readonly Point[] }) => {
    const board = canvas.current?.getContext('2d');
    if (!board) return;
    if (kit.tool === 'pen') {
      const stroke: Stroke = { brush: kit.brush, points };
      for (const one of kit.isMirrored ? [stroke, mirrored(stroke)] : [stroke]) {
        const curve = curveAt(one, points.length);
        if (curve) paintCurve(board, one.brush, curve);
      }
    } else if (kit.tool !== 'fill') {
      paintDrawing(board, drawing);
      marksOf(kit, points).forEach((mark) => paintMark(board, mark));
    }
  };

  const runningOf = ({ pointerId }: Hand) =>
    running.current?.hand.pointerId === pointerId ? running.current : undefined;

  const drop = (hand: Hand) => {
    if (!runningOf(hand)) return;
    running.current = null;
    const board = canvas.current?.getContext('2d');
    if (board) paintDrawing(board, drawing);
  };

  return {
    down({ pointerId, pointerType }, point) {
      const other = running.current?.hand;
      if (other && other.pointerId !== pointerId) {
        if (pointerType !== 'pen' || other.pointerType === 'pen') return false;
        drop(other);
      }
      running.current = { hand: { pointerId, pointerType }, kit: { tool, brush, isMirrored }, points: [point] };
      show(running.current);
      return true;
    },
    to(hand, point) {
      const stroke = runningOf(hand);
      if (!stroke) return;
      stroke.points.push(point);
      show(stroke);
    },
    up(hand) {
      const finished = runningOf(hand);
      if (!finished) return;
      running.current = null;
      onMarks(marksOf(finished.kit, finished.points));
    },
    drop,
  };
}

function marksOf({ tool, brush, isMirrored }: Kit, points: readonly Point[]): Mark[] {
  const [from] = points;
  const to = points.at(-1);
  if (!from || !to) return [];
  const mark: Mark =
    tool === 'pen'
      ? { brush, points }
      : tool === 'fill'
        ? { fill: brush.ink, at: from }
        : { form: tool, brush, from, to };
  return isMirrored ? [mark, mirrored(mark)] : [mark];
}

const KEYBOARD: Hand = { pointerId: Infinity, pointerType: 'keyboard' };
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

const onBoard = (place: number): number => Math.min(DRAWING_BOARD.edge, Math.max(0, place));

function useKeyboardPen(pen: Pen) {
  const [{ x, y, isDown }, setState] = useState({ x: MIDDLE, y: MIDDLE, isDown: false });

  const lift = () => {
    if (!isDown) return;
    pen.up(KEYBOARD);
    setState({ x, y, isDown: false });
  };
  const toggle = () => {
    if (isDown) return lift();
    if (pen.down(KEYBOARD, { x, y, pressure: PRESSURE })) setState({ x, y, isDown: true });
  };
  const move = ([right, down]: readonly [number, number], step: number) => {
    const next = { x: onBoard(x + right * step), y: onBoard(y + down * step) };
    pen.to(KEYBOARD, { ...next, pressure: PRESSURE });
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

function pointOf(event: PointerEvent, board: HTMLCanvasElement): Point {
  const { left, top, width, height } = board.getBoundingClientRect();
  return {
    x: ((event.clientX - left) / (width || 1)) * DRAWING_BOARD.edge,
    y: ((event.clientY - top) / (height || 1)) * DRAWING_BOARD.edge,
    pressure: event.pointerType === 'pen' ? event.pressure : PRESSURE,
  };
}

/** Browsers coalesce quick movements; the points between keep curves smooth. */
const allOf = (event: PointerEvent): readonly PointerEvent[] => {
  const bundled = event.getCoalescedEvents?.() ?? [];
  return bundled.length > 0 ? bundled : [event];
};

const pointerPen = (pen: Pen, onStart: () => void) => ({
  onPointerDown(event: CanvasPointer) {
    if (!event.isPrimary || event.button !== 0) return;
    onStart();
    if (!pen.down(event, pointOf(event.nativeEvent, event.currentTarget))) return;
    event.currentTarget.setPointerCapture(event.pointerId);
  },
  onPointerMove(event: CanvasPointer) {
    if (event.buttons === 0) return;
    for (const step of allOf(event.nativeEvent)) pen.to(event, pointOf(step, event.currentTarget));
  },
  onPointerUp: pen.up,
  onLostPointerCapture: pen.up,
  /** The system cancels palms. */
  onPointerCancel: (event: CanvasPointer) => (event.pointerType === 'touch' ? pen.drop(event) : pen.up(event)),
});

interface DrawingBoardProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  drawing: Drawing;
  kit: Kit;
  hint: string;
  onAction: (action: HistoryAction) => void;
}

export function DrawingBoard({ canvas, drawing, kit, hint, onAction }: DrawingBoardProps) {
  const pen = usePen({ canvas, drawing, ...kit, onMarks: (marks) => onAction({ type: 'draw', marks }) });
  const keyboard = useKeyboardPen(pen);

  useEffect(() => {
    const board = canvas.current?.getContext('2d');
    if (board) paintDrawing(board, drawing);
  }, [canvas, drawing]);

  const onKeyDown = (event: KeyboardEvent) => {
    const action = historyKey(event);
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
          {...pointerPen(pen, keyboard.onBlur)}
          onKeyDown={onKeyDown}
          onBlur={keyboard.onBlur}
        />
        {kit.isMirrored && <span className={styles.mirror} aria-hidden />}
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

const percent = (place: number): number => (place * 100) / DRAWING_BOARD.edge;

function historyKey({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): HistoryAction | null {
  if (!ctrlKey && !metaKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'y' || (letter === 'z' && shiftKey)) return { type: 'redo' };
  return letter === 'z' ? { type: 'undo' } : null;
}
