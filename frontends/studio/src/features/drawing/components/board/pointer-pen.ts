import type { PointerEvent as ReactPointerEvent } from 'react';
import { DRAWING_BOARD } from '../../board';
import type { Point } from '../../stroke';
import type { Pen } from './use-pen';

/** What mice and fingers press with that cannot feel pressure. */
const PLAIN_PRESSURE = 0.5;

type CanvasPointer = ReactPointerEvent<HTMLCanvasElement>;

function pointOf(event: PointerEvent, board: HTMLCanvasElement): Point {
  const { left, top, width, height } = board.getBoundingClientRect();
  return {
    x: ((event.clientX - left) / (width || 1)) * DRAWING_BOARD.edge,
    y: ((event.clientY - top) / (height || 1)) * DRAWING_BOARD.edge,
    pressure: event.pointerType === 'pen' ? event.pressure : PLAIN_PRESSURE,
  };
}

/** Browsers bundle quick movements; the points between make curves of them. */
const allOf = (event: PointerEvent): readonly PointerEvent[] => {
  const bundled = event.getCoalescedEvents?.() ?? [];
  return bundled.length > 0 ? bundled : [event];
};

/** Handlers that draw with the mouse, a finger or a pen. */
export const pointerPen = (pen: Pen) => ({
  onPointerDown(event: CanvasPointer) {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pen.down(pointOf(event.nativeEvent, event.currentTarget));
  },
  onPointerMove(event: CanvasPointer) {
    if (!event.isPrimary || event.buttons === 0) return;
    for (const step of allOf(event.nativeEvent)) pen.to(pointOf(step, event.currentTarget));
  },
  onPointerUp: (event: CanvasPointer) => event.isPrimary && pen.up(),
  onPointerCancel: (event: CanvasPointer) => event.isPrimary && pen.up(),
});
