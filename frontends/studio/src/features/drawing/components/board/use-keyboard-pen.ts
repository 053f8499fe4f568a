import { useState, type KeyboardEvent } from 'react';
import { DRAWING_BOARD } from '../../board';
import type { Pen } from './use-pen';

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

export interface KeyboardPen {
  x: number;
  y: number;
  isDown: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Lifts the pen, as when the focus leaves the board. */
  onBlur: () => void;
}

/** Draws by keyboard: arrow keys move the pen, with Shift finely; the space bar puts it down and lifts it. */
export function useKeyboardPen(pen: Pen): KeyboardPen {
  const [{ x, y, isDown }, setState] = useState({ x: MIDDLE, y: MIDDLE, isDown: false });

  const lift = () => {
    if (!isDown) return;
    pen.up();
    setState({ x, y, isDown: false });
  };
  const toggle = () => {
    if (isDown) return lift();
    pen.down({ x, y, pressure: PRESSURE });
    setState({ x, y, isDown: true });
  };
  const move = ([right, down]: readonly [number, number], step: number) => {
    const next = { x: onBoard(x + right * step), y: onBoard(y + down * step) };
    pen.to({ ...next, pressure: PRESSURE });
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
