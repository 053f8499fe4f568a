import { captureFirst } from '../../shared/capture-first';
import { recordActivity } from '../../shared/user-activity';

interface Place {
  x: number;
  y: number;
}

type Rest = Place | undefined;

/** A bump moves a mouse by less than this distance, in pixels. */
const NEAR_PX = 5;

/** Ignores mouse movements right after the start, in milliseconds. */
const SETTLE_MS = 800;

export function movedFrom(rest: Rest, seen: Place, since: number): { moved: boolean; rest: Place } {
  if (!rest || since < SETTLE_MS) return { moved: false, rest: seen };
  return { moved: Math.hypot(seen.x - rest.x, seen.y - rest.y) > NEAR_PX, rest };
}

const MODIFIERS = ['Alt', 'AltGraph', 'Control', 'Meta', 'Shift'];

/** A held key repeats within this time, in milliseconds; otherwise the system has not reported its release. */
const REPEATS_MS = 500;

type Press = KeyboardEvent | PointerEvent;

/** The held keys of a chord; `at` is in milliseconds. */
class HeldKeys {
  readonly #keys = new Map<string, { key: string; at: number }>();

  press({ code, key }: KeyboardEvent, at: number): void {
    this.#keys.set(code, { key, at });
  }

  release({ code }: KeyboardEvent): void {
    this.#keys.delete(code);
  }

  isHeldWith(press: Press, now: number): boolean {
    return [...this.#keys.values()].some(({ key, at }) =>
      MODIFIERS.includes(key) ? press.getModifierState(key) : now - at < REPEATS_MS,
    );
  }
}

const TOUCHES = ['touchstart', 'touchend'] as const;

/** The usual double-click time, in milliseconds. */
const SOON_MS = 500;

const CAPTURE = { capture: true, passive: false } as const;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

const isPress = (event: Event): event is KeyboardEvent | PointerEvent =>
  event.type === 'keydown' || event.type === 'pointerdown';

export function awaitWaking(onWake: () => void): () => void {
  const asleep = new AbortController();
  const { signal } = asleep;
  const wake = () => {
    asleep.abort();
    recordActivity();
    onWake();
  };
  const stopCapturing = captureFirst((event) => {
    // Clicks of assistive technology have no press before them and reach their target.
    if (event.type === 'click') return wake();
    if (!isPress(event)) return undefined;
    swallow(event);
    if (event instanceof KeyboardEvent && event.repeat) return undefined;
    swallowRest(event);
    return wake();
  });
  signal.addEventListener('abort', stopCapturing);
  const began = performance.now();
  let rest: Rest;
  const move = ({ screenX: x, screenY: y }: PointerEvent) => {
    const seen = movedFrom(rest, { x, y }, performance.now() - began);
    rest = seen.rest;
    if (seen.moved) wake();
  };
  const turn = (event: Event) => {
    swallow(event);
    wake();
  };
  window.addEventListener('wheel', turn, { ...CAPTURE, signal });
  window.addEventListener('focusin', wake, { capture: true, signal });
  window.addEventListener('pointermove', move, { capture: true, passive: true, signal });
  return () => asleep.abort();
}

/**
 * Swallows events until the next independent press. Keys that are pressed while the first is held form a chord with it; a quick second
 * press of a pointer belongs to the first.
 */
function swallowRest(first: KeyboardEvent | PointerEvent): void {
  const began = performance.now();
  const keys = new HeldKeys();
  const over = new AbortController();
  const options = { ...CAPTURE, signal: over.signal };
  const belongs = (press: KeyboardEvent | PointerEvent, now: number): boolean =>
    (press instanceof KeyboardEvent ? press.repeat : now - began < SOON_MS) || keys.isHeldWith(press, now);
  const follow = (event: Event) => {
    const now = performance.now();
    if (isPress(event) && !belongs(event, now)) return over.abort();
    swallow(event);
    if (!(event instanceof KeyboardEvent)) return undefined;
    if (event.type === 'keydown') return keys.press(event, now);
    keys.release(event);
    return keys.isHeldWith(event, now) ? undefined : over.abort();
  };
  if (first instanceof KeyboardEvent) keys.press(first, began);
  over.signal.addEventListener('abort', captureFirst(follow));
  for (const type of TOUCHES) window.addEventListener(type, swallow, options);
  window.addEventListener('blur', () => over.abort(), { signal: over.signal });
}
