import { isListOf, isRecordOf, isText, schemaOf } from '@marcel/contracts';
import { jsonStore } from '../storage/json-store';

interface TypedText {
  page: string;
  fields: { name: string; value: string }[];
}

const TypedText = schemaOf(
  isRecordOf<TypedText>({
    page: isText,
    fields: isListOf(isRecordOf<TypedText['fields'][number]>({ name: isText, value: isText })),
  }),
);

export const kept = jsonStore(() => sessionStorage, 'marcel_typed_text', TypedText);

export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Passwords and files are not kept; what is chosen, not typed, has its default back. */
const TYPES = ['text', 'search', 'email', 'url', 'tel', 'number'];
const FIELDS = ['textarea', 'input:not([type])', ...TYPES.map((type) => `input[type="${type}"]`)].join(', ');

export const thisPage = () => location.pathname + location.search;

/** Keeps what stands in the fields of this page for its next load in this tab. */
export function keepTypedText(): void {
  const typed = [...fieldsByName()].filter(([, { value }]) => value !== '');
  kept.write({ page: thisPage(), fields: typed.map(([name, { value }]) => ({ name, value })) });
}

/** The fields under names that the next load gives them again; equal ones of one window are counted. */
export function fieldsByName(): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>(FIELDS)) {
    const { name, labels, placeholder } = field;
    const label = name || field.getAttribute('aria-label') || labels?.[0]?.textContent || placeholder;
    const called = (field.closest<HTMLElement>('[data-window]')?.dataset.window ?? '') + label;
    let number = 1;
    while (fields.has(`${called} ${number}`)) number++;
    fields.set(`${called} ${number}`, field);
  }
  return fields;
}
