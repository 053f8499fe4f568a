import { movedFrom, type Rest } from './moves';

/** What follows from a press, and is as little meant for the page as the press itself. */
const REST = [
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'auxclick',
  'dblclick',
  'contextmenu',
  'keyup',
] as const;

/** Whatever else a pointer or a finger says meanwhile. */
const PRESSES = ['pointerdown', 'keydown', 'wheel'] as const;

/** What assistive technology does without a key or a pointer of the page: it reaches what it is meant for. */
const OTHER_SIGNS = ['click', 'focusin'] as const;

/** How long systems wait for the second click, in milliseconds. */
const SOON_MS = 500;

const CAPTURE = { capture: true, passive: false } as const;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Calls `onWake` as soon as the visitor does anything. A press of a key or of a pointer does nothing else, then. */
export function awaitWaking(onWake: () => void): () => void {
  const asleep = new AbortController();
  const { signal } = asleep;
  const wake = () => {
    asleep.abort();
    onWake();
  };
  const press = (event: Event) => {
    swallow(event);
    if (event instanceof KeyboardEvent && event.repeat) return;
    if (event.type !== 'wheel') swallowRest();
    wake();
  };
  const began = performance.now();
  let rest: Rest;
  const move = ({ screenX: x, screenY: y }: PointerEvent) => {
    const seen = movedFrom(rest, { x, y }, performance.now() - began);
    rest = seen.rest;
    if (seen.moved) wake();
  };
  for (const type of PRESSES) window.addEventListener(type, press, { ...CAPTURE, signal });
  for (const type of OTHER_SIGNS) window.addEventListener(type, wake, { capture: true, signal });
  window.addEventListener('pointermove', move, { capture: true, passive: true, signal });
  return () => asleep.abort();
}

/** Swallows what follows until the next press that is one of its own: a second one that comes soon belongs to the first. */
function swallowRest(): void {
  const began = performance.now();
  const over = new AbortController();
  const options = { ...CAPTURE, signal: over.signal };
  const follow = (event: Event) => {
    swallow(event);
    if (event.type === 'keyup') over.abort();
  };
  const press = (event: PointerEvent | KeyboardEvent) => {
    const same = event instanceof KeyboardEvent ? event.repeat : performance.now() - began < SOON_MS;
    if (same) swallow(event);
    else over.abort();
  };
  for (const type of REST) window.addEventListener(type, follow, options);
  window.addEventListener('pointerdown', press, options);
  window.addEventListener('keydown', press, options);
}
