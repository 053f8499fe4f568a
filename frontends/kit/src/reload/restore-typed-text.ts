import { fieldsByName, kept, thisPage, type Field } from './typed-text';

/** After this long nobody waits for a field to come back, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Puts kept text back as soon as its fields appear, and forgets it. The answer ends the wait. */
export function typeAgain(): () => void {
  const text = kept.read();
  kept.clear();
  if (text?.page !== thisPage()) return () => undefined;
  const missing = new Map(text.fields.map(({ name, value }) => [name, value]));
  const restore = () => {
    for (const [name, field] of fieldsByName()) {
      const value = missing.get(name);
      if (value === undefined) continue;
      missing.delete(name);
      type(field, value);
    }
    if (missing.size === 0 || text.page !== thisPage()) end();
  };
  const observer = new MutationObserver(restore);
  const timer = setTimeout(() => end(), PATIENCE_MS);
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  restore();
  return end;
}

/** As a person would: React hears of a value only by an event, and not of one that it has set itself. */
function type(field: Field, value: string): void {
  if (field.value === value) return;
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
