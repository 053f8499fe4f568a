import * as z from 'zod/mini';
import type { FieldValue } from '../field-value.js';

/** A cell that holds a whole number. @throws TypeError */
export function wholeNumber(cell: unknown): number {
  if (typeof cell === 'number' && Number.isSafeInteger(cell)) return cell;
  throw new TypeError('The read models hold something other than a whole number');
}

/** A cell that holds a text. @throws TypeError */
export function text(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  throw new TypeError('The read models hold something other than a text');
}

/** A cell that may hold a text. @throws TypeError */
export const optionalText = (cell: unknown): string | undefined => (cell === null ? undefined : text(cell));

const RowKeys = z.array(z.int());

/** A cell that holds row keys as a JSON array. @throws TypeError, ZodError */
export const rowKeys = (cell: unknown): number[] => RowKeys.parse(JSON.parse(text(cell)));

/** A cell that holds what a field is compared by. @throws TypeError */
export function comparable(cell: unknown): FieldValue {
  if (cell === null || typeof cell === 'number' || typeof cell === 'string') return cell;
  throw new TypeError('The read models hold something that cannot be compared');
}

/** A stored document, for whoever parses it to complete. @throws SyntaxError, TypeError */
export function parseDocument(json: string): Record<string, unknown> {
  const value: unknown = JSON.parse(json);
  if (isDocument(value)) return value;
  throw new TypeError('The read models hold something other than a document');
}

const isDocument = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
