import { captureFirst } from '../../shared/capture-first';
import type { Point } from '../../shared/geometry';
import { recordActivity } from '../../shared/user-activity';

type RestPosition = Point | undefined;

/** A bump moves a mouse by less than this distance, in pixels. */
const BUMP_PX = 5;

/** Ignores mouse movements right after the start, in milliseconds. */
const IGNORE_MOVES_MS = 800;

export function detectMove(rest: RestPosition, position: Point, elapsedMs: number): { moved: boolean; rest: Point } {
  if (!rest || elapsedMs < IGNORE_MOVES_MS) return { moved: false, rest: position };
  return { moved: Math.hypot(position.x - rest.x, position.y - rest.y) > BUMP_PX, rest };
}

const MODIFIERS = ['Alt', 'AltGraph', 'Control', 'Meta', 'Shift'];

/** Milliseconds within which a held key repeats. A key that does not repeat counts as released: its `keyup` was lost. */
const KEY_REPEAT_MS = 500;

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
      MODIFIERS.includes(key) ? press.getModifierState(key) : now - at < KEY_REPEAT_MS,
    );
  }
}

const TOUCHES = ['touchstart', 'touchend'] as const;

/** The usual double-click time, in milliseconds. */
const DOUBLE_CLICK_MS = 500;

const CAPTURE = { capture: true, passive: false } as const;

function cancelEvent(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

const isPress = (event: Event): event is KeyboardEvent | PointerEvent =>
  event.type === 'keydown' || event.type === 'pointerdown';

export function wakeOnInput(onWake: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const wake = () => {
    controller.abort();
    recordActivity();
    onWake();
  };
  const stopCapturing = captureFirst((event) => {
    // Clicks of assistive technology have no press before them and reach their target.
    if (event.type === 'click') return wake();
    if (!isPress(event)) return undefined;
    cancelEvent(event);
    if (event instanceof KeyboardEvent && event.repeat) return undefined;
    cancelGesture(event);
    return wake();
  });
  signal.addEventListener('abort', stopCapturing);
  const startedAt = performance.now();
  let rest: RestPosition;
  const move = ({ screenX: x, screenY: y }: PointerEvent) => {
    const result = detectMove(rest, { x, y }, performance.now() - startedAt);
    rest = result.rest;
    if (result.moved) wake();
  };
  const onWheel = (event: Event) => {
    cancelEvent(event);
    wake();
  };
  window.addEventListener('wheel', onWheel, { ...CAPTURE, signal });
  window.addEventListener('focusin', wake, { capture: true, signal });
  window.addEventListener('pointermove', move, { capture: true, passive: true, signal });
  return () => controller.abort();
}

/**
 * Cancels events until the next independent press. Keys that are pressed while the first is held form a chord with it; a quick second
 * press of a pointer belongs to the first.
 */
function cancelGesture(first: KeyboardEvent | PointerEvent): void {
  const startedAt = performance.now();
  const keys = new HeldKeys();
  const controller = new AbortController();
  const options = { ...CAPTURE, signal: controller.signal };
  const belongsToGesture = (press: KeyboardEvent | PointerEvent, now: number): boolean =>
    (press instanceof KeyboardEvent ? press.repeat : now - startedAt < DOUBLE_CLICK_MS) || keys.isHeldWith(press, now);
  const onEvent = (event: Event) => {
    const now = performance.now();
    if (isPress(event) && !belongsToGesture(event, now)) return controller.abort();
    cancelEvent(event);
    if (!(event instanceof KeyboardEvent)) return undefined;
    if (event.type === 'keydown') return keys.press(event, now);
    keys.release(event);
    return keys.isHeldWith(event, now) ? undefined : controller.abort();
  };
  if (first instanceof KeyboardEvent) keys.press(first, startedAt);
  controller.signal.addEventListener('abort', captureFirst(onEvent));
  for (const type of TOUCHES) window.addEventListener(type, cancelEvent, options);
  window.addEventListener('blur', () => controller.abort(), { signal: controller.signal });
}
