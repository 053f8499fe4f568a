import { useRef, type PointerEvent } from 'react';

interface FrameMoves {
  /** By shares of the frame's own edge. */
  onMove: (across: number, down: number) => void;
  onZoom: (factor: number) => void;
}

interface Place {
  x: number;
  y: number;
}

const apart = ([one, other]: readonly Place[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/** One finger, pen or mouse moves what is in the frame; two fingers zoom it. */
export function useFramePointers({ onMove, onZoom }: FrameMoves) {
  const places = useRef(new Map<number, Place>());
  const leave = ({ pointerId }: PointerEvent) => void places.current.delete(pointerId);
  return {
    onPointerDown({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) {
      currentTarget.setPointerCapture(pointerId);
      places.current.set(pointerId, { x, y });
    },
    onPointerMove({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) {
      const before = places.current.get(pointerId);
      if (!before) return;
      const was = apart([...places.current.values()]);
      places.current.set(pointerId, { x, y });
      const edge = currentTarget.clientWidth || 1;
      if (was > 0) onZoom(apart([...places.current.values()]) / was);
      else onMove((x - before.x) / edge, (y - before.y) / edge);
    },
    onPointerUp: leave,
    onPointerCancel: leave,
  };
}
