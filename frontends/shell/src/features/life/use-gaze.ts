import { useEffect, type RefObject } from 'react';
import { gaze } from './scene';

/** Moves pupils with the pointer, once a frame at most and never by itself. The element holds the whole face. */
export function useGaze(face: RefObject<HTMLElement | null>, follows: boolean): void {
  useEffect(() => {
    const { current } = face;
    if (!follows || !current) return undefined;
    let frame = 0;
    const look = ({ clientX, clientY }: PointerEvent) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const { left, top, width, height } = current.getBoundingClientRect();
        const { x, y } = gaze({ x: left + width / 2, y: top + height / 3 }, { x: clientX, y: clientY });
        current.style.setProperty('--look-x', x.toFixed(2));
        current.style.setProperty('--look-y', y.toFixed(2));
      });
    };
    window.addEventListener('pointermove', look, { passive: true });
    window.addEventListener('pointerdown', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', look);
      window.removeEventListener('pointerdown', look);
    };
  }, [face, follows]);
}
