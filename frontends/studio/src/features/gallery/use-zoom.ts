import { useEffect, useState, type RefCallback } from 'react';

/** Brings the frame into view, and in it the middle of what is larger. */
const toMiddle: RefCallback<HTMLElement> = (frame) => {
  if (!frame) return;
  frame.scrollIntoView({ block: 'nearest' });
  frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2;
  frame.scrollTop = (frame.scrollHeight - frame.clientHeight) / 2;
};

/** Whether a picture is shown in its full size; Escape ends that, and nothing else. */
export function useZoom() {
  const [isZoomed, setZoomed] = useState(false);
  useEffect(() => {
    if (!isZoomed) return undefined;
    const zoomOut = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // A dialog stays open when its key is taken.
      event.preventDefault();
      setZoomed(false);
    };
    document.addEventListener('keydown', zoomOut);
    return () => document.removeEventListener('keydown', zoomOut);
  }, [isZoomed]);
  return { isZoomed, toggle: () => setZoomed(!isZoomed), frame: isZoomed ? toMiddle : null };
}
