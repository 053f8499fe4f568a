import { useRef, useState } from 'react';
import type { Rnd, RndDragCallback, RndDragEvent, RndResizeCallback } from 'react-rnd';
import type { Point, Size } from '../../shared/geometry';
import { findSnapTiling, fitInto, toBox, type Box } from './state/box';
import type { DesktopWindow, WindowChange } from './state/windows';

/** Minimum movement of the pointer that snaps a window or drags it off its tile, in CSS pixels. */
const THRESHOLD_PX = 24;

/** Distance of the pointer from the top of a window that it drags off its tile, in CSS pixels. */
const GRAB_OFFSET_PX = 18;

function toPoint(event: RndDragEvent): Point {
  const { clientX: x, clientY: y } = ('touches' in event ? event.touches[0] : event) ?? { clientX: 0, clientY: 0 };
  return { x, y };
}

/** Moves, resizes and snaps a window. Returns its box, a preview of the box into which it would snap, and the props of react-rnd. */
export function useWindowDrag(window: DesktopWindow, area: Size, onEdit: (change: WindowChange) => void) {
  const rnd = useRef<Rnd>(null);
  const gesture = useRef<AbortController>(null);
  const startPoint = useRef<Point>({ x: 0, y: 0 });
  const target = useRef<Pick<DesktopWindow, 'box' | 'tiling'>>(undefined);
  const [preview, setPreview] = useState<Box>();
  const box = toBox(window, area);

  const setTarget = (next: typeof target.current) => {
    if (next?.tiling !== 'free' && next?.tiling === target.current?.tiling) return;
    target.current = next;
    setPreview(next && toBox(next, area));
  };
  const start = (event: RndDragEvent) => {
    const controller = (gesture.current = new AbortController());
    startPoint.current = toPoint(event);
    const cancel = (press: KeyboardEvent) => {
      if (press.key !== 'Escape') return;
      press.preventDefault();
      press.stopPropagation();
      controller.abort();
      setTarget(undefined);
      // react-rnd has no other way to end a gesture.
      document.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
      rnd.current?.updatePosition(box);
      rnd.current?.updateSize(box);
    };
    globalThis.addEventListener('keydown', cancel, { capture: true, signal: controller.signal });
  };
  const drag = (event: RndDragEvent) => {
    if (gesture.current?.signal.aborted) return;
    const pointer = toPoint(event);
    const { x, y } = startPoint.current;
    if (Math.hypot(pointer.x - x, pointer.y - y) < THRESHOLD_PX) return setTarget(undefined);
    const tiling = findSnapTiling(pointer, area);
    if (tiling) return setTarget(tiling === window.tiling ? undefined : { tiling, box: window.box });
    if (window.tiling === 'free') return setTarget(undefined);
    const { width } = window.box;
    const free = { ...window.box, x: Math.round(pointer.x - width / 2), y: pointer.y - GRAB_OFFSET_PX };
    setTarget({ tiling: 'free', box: fitInto(free, area) });
  };
  const drop = (change: Partial<Box>) => {
    if (gesture.current?.signal.aborted) return;
    gesture.current?.abort();
    const to = target.current;
    setTarget(undefined);
    if (to) return onEdit({ ...to, isPlaced: window.isPlaced || to.tiling === 'free' });
    const next = { ...box, ...change };
    const isChanged = next.x !== box.x || next.y !== box.y || next.width !== box.width || next.height !== box.height;
    if (isChanged && window.tiling === 'free') onEdit({ box: next, isPlaced: true });
  };
  const onDragStop: RndDragCallback = (_, { x, y }) => drop({ x: Math.round(x), y: Math.round(y) });
  const onResizeStop: RndResizeCallback = (_, __, { offsetWidth: width, offsetHeight: height }, ___, { x, y }) =>
    drop({ x: Math.round(x), y: Math.round(y), width, height });
  const handlers = { onDragStart: start, onDrag: drag, onDragStop, onResizeStart: start, onResizeStop };
  return { box, preview, rndProps: { ref: rnd, ...handlers } };
}
