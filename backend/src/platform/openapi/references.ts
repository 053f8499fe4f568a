import type { Schema } from './request-schemas.js';

const PREFIX = '#/components/schemas/';

/** Names of the schemas that a part of the document refers to, directly or through other schemas. */
export function referredTo(part: unknown, schemas: Readonly<Record<string, Schema>>): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting: unknown[] = [part];
  while (waiting.length > 0) {
    for (const [key, value] of Object.entries(waiting.pop() ?? {})) {
      const name = key === '$ref' ? String(value).replace(PREFIX, '') : undefined;
      if (name !== undefined && !found.has(name)) {
        found.add(name);
        waiting.push(schemas[name]);
      } else if (typeof value === 'object') {
        waiting.push(value);
      }
    }
  }
  return found;
}
