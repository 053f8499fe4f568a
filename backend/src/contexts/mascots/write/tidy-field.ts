import type { FieldKind } from '@marcel/contracts';

export function tidyField<Value>(kind: FieldKind, value: Value): Value | string | string[] {
  if (Array.isArray(value)) return value.map((text) => String(text).trim()).filter((text) => text !== '');
  return typeof value === 'string' && (kind === 'name' || kind === 'picture') ? value.trim() : value;
}
