import * as z from 'zod/mini';
import { FIELD_KINDS, type CollectionDefinition } from './collection.js';

const StoredDefinition = z.object({
  name: z.string(),
  id: z.enum(['number', 'text']),
  fields: z.record(z.string(), z.enum(FIELD_KINDS)),
  columns: z.optional(z.array(z.string())),
  search: z.optional(z.array(z.string())),
});

/** The declaration that an engine keeps as JSON beside the documents. @throws when it is none */
export const parseDefinition = (json: string): CollectionDefinition => StoredDefinition.parse(JSON.parse(json));
