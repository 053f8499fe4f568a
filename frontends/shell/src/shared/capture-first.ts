/** Pointer and keyboard events that one handler, such as the screen saver's, may take before all others. */
const CAPTURED = [
  'keydown',
  'keyup',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'auxclick',
  'dblclick',
  'contextmenu',
] as const;

type Handler = (event: Event) => void;

let first: Handler | undefined;

// Listeners of the window run in order of registration, so the page registers this one first.
for (const type of CAPTURED) window.addEventListener(type, (event) => first?.(event), true);

export function captureFirst(handler: Handler): () => void {
  first = handler;
  return () => {
    if (first === handler) first = undefined;
  };
}
