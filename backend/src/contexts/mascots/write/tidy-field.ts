import type { FieldKind } from '@marcel/contracts';

/** A value as it is stored: without blanks around what is short, and without empty texts in a list. */
export function tidyField<Value>(kind: FieldKind, value: Value): Value | string | string[] {
  if (Array.isArray(value)) return value.map((text) => String(text).trim()).filter((text) => text !== '');
  return typeof value === 'string' && (kind === 'name' || kind === 'picture') ? value.trim() : value;
}
