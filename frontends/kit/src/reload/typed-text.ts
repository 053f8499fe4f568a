import * as z from 'zod/mini';
import { jsonStore } from '../storage/json-store';

const TypedText = z.object({ page: z.string(), fields: z.record(z.string(), z.string()) });

const kept = jsonStore(() => sessionStorage, 'marcel_typed_text', TypedText);

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Passwords and files are not kept; what is chosen, not typed, has its default back. */
const TYPES = ['text', 'search', 'email', 'url', 'tel', 'number'];
const FIELDS = ['textarea', 'input:not([type])', ...TYPES.map((type) => `input[type="${type}"]`)].join(', ');

/** After this long nobody waits for a field to come back, in milliseconds. */
const PATIENCE_MS = 30_000;

const thisPage = () => location.pathname + location.search;

/** Keeps what stands in the fields of this page for its next load in this tab. */
export function keepTypedText(): void {
  const typed = [...fieldsByName()].filter(([, { value }]) => value !== '');
  kept.write({ page: thisPage(), fields: Object.fromEntries(typed.map(([name, { value }]) => [name, value])) });
}

/** Puts kept text back as soon as its fields appear, and forgets it. The answer ends the wait. */
export function restoreTypedText(): () => void {
  const text = kept.read();
  kept.clear();
  if (text?.page !== thisPage()) return () => undefined;
  const missing = new Map(Object.entries(text.fields));
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

/** The fields under names that the next load gives them again; equal ones are counted. */
function fieldsByName(): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>(FIELDS)) {
    const { name, labels, placeholder } = field;
    const called = name || field.getAttribute('aria-label') || labels?.[0]?.textContent || placeholder;
    let number = 1;
    while (fields.has(`${called} ${number}`)) number++;
    fields.set(`${called} ${number}`, field);
  }
  return fields;
}

/** As a person would: React hears of a value only by an event, and not of one that it has set itself. */
function type(field: Field, value: string): void {
  if (field.value === value) return;
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
