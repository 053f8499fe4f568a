/** Those of which every press tells whether they are held. */
const MODIFIERS = ['Alt', 'AltGraph', 'Control', 'Meta', 'Shift'];

/** Any other key that is held says so again meanwhile, unless the system has kept to itself that it was let go, in milliseconds. */
const REPEATS_MS = 500;

type Press = KeyboardEvent | PointerEvent;

/** Which keys of a chord are still held; `at` is when, in milliseconds. */
export class HeldKeys {
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
