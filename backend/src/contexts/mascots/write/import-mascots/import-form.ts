import { IMPORT_LIMITS, IMPORT_MESSAGES, ImportRow } from '@marcel/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { readForm, requireFile } from '../../../../platform/http/forms/read-form.js';

const Rows = z.array(ImportRow);

/** The rows as JSON in a file, and what the file was called that they came from. */
export const IMPORT_FORM = {
  fields: { fileName: { type: 'string', pattern: '\\S', maxLength: IMPORT_LIMITS.fileName } as const },
  files: ['rows'],
  required: ['fileName', 'rows'],
};

export interface GivenFile {
  readonly fileName: string;
  readonly rows: readonly ImportRow[];
}

/** @throws DomainError invalid_input, too_large, unsupported_media_type */
export async function givenFile(request: FastifyRequest): Promise<GivenFile> {
  const form = await readForm(request, IMPORT_FORM);
  const fileName = form.fields.fileName?.trim().slice(0, IMPORT_LIMITS.fileName) ?? '';
  if (fileName === '') throw DomainError.fields([{ path: 'fileName', message: IMPORT_MESSAGES.fileName }]);
  const rows = rowsIn(requireFile(form, 'rows', IMPORT_MESSAGES.none));
  if (rows.length === 0) throw invalidRows(IMPORT_MESSAGES.none);
  if (rows.length > IMPORT_LIMITS.rows) throw invalidRows(IMPORT_MESSAGES.tooMany);
  return { fileName, rows };
}

function rowsIn(bytes: Buffer): ImportRow[] {
  const { data } = Rows.safeParse(jsonOf(bytes));
  if (data === undefined) throw invalidRows(IMPORT_MESSAGES.rows);
  return data;
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new DomainError('unsupported_media_type', IMPORT_MESSAGES.rows);
  }
}

const invalidRows = (message: string) => DomainError.fields([{ path: 'rows', message }]);
