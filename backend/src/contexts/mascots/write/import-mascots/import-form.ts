import { IMPORT_LIMITS, IMPORT_MESSAGES, ImportRow, MAX_UPLOAD_BYTES } from '@marcel/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { readForm } from '../../../../platform/http/forms.js';
import type { FormDescription } from '../../../../platform/openapi/decorators.js';

const Rows = z.array(ImportRow);

export const IMPORT_FORM = {
  fields: {
    fileName: { type: 'string', maxLength: IMPORT_LIMITS.fileName, pattern: '\\S' },
    rows: {
      type: 'array',
      minItems: 1,
      maxItems: IMPORT_LIMITS.rows,
      items: {
        type: 'object',
        required: ['row', 'values'],
        properties: {
          row: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
          values: { type: 'object', additionalProperties: {} },
        },
      },
    },
  },
  files: [],
  required: ['fileName', 'rows'],
  fieldBytes: MAX_UPLOAD_BYTES,
} satisfies FormDescription;

export interface GivenFile {
  readonly fileName: string;
  readonly rows: readonly ImportRow[];
}

/** @throws DomainError invalid_input, too_large */
export async function givenFile(request: FastifyRequest): Promise<GivenFile> {
  const form = await readForm(request);
  const fileName = form.fields.fileName?.replace(/\p{Cc}/gu, '').trim() ?? '';
  if (fileName === '' || fileName.length > IMPORT_LIMITS.fileName)
    throw DomainError.fields([{ path: 'fileName', message: IMPORT_MESSAGES.fileName }]);
  const rows = rowsIn(form.fields.rows ?? '');
  if (rows.length === 0) throw invalidRows(IMPORT_MESSAGES.none);
  if (rows.length > IMPORT_LIMITS.rows) throw invalidRows(IMPORT_MESSAGES.tooMany);
  return { fileName, rows };
}

function rowsIn(json: string): ImportRow[] {
  try {
    return Rows.parse(JSON.parse(json));
  } catch {
    throw invalidRows(IMPORT_MESSAGES.rows);
  }
}

const invalidRows = (message: string) => DomainError.fields([{ path: 'rows', message }]);
