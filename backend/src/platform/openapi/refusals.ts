import { ERROR_STATUS, type ErrorCode } from '@marcel/contracts';
import type { OpenAPIObject } from '@nestjs/swagger';
import { STATUS_CODES } from 'node:http';

type PathItem = OpenAPIObject['paths'][string];
type Operation = NonNullable<PathItem['get']>;

/** Of every request: too many of them, a fault of ours, a store that is away. */
const OF_ALL: readonly ErrorCode[] = ['too_many_requests', 'internal', 'unavailable'];

/** Of what comes with every write: the key of a repetition, a body, another site, somebody else's change. */
const OF_WRITES: readonly ErrorCode[] = [
  'invalid_input',
  'cross_site',
  'not_found',
  'conflict',
  'too_large',
  'unsupported_media_type',
  'idempotency_key_reused',
];

const REFUSED = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } };

/** Adds to an operation what every one of its kind may answer, as far as it does not say so itself. */
export function addAnswersOfKind(method: string, operation: Operation): void {
  const isWrite = method !== 'get';
  const { responses, parameters = [] } = operation;
  const places = parameters.flatMap((parameter) => ('in' in parameter ? parameter.in : []));
  const codes = new Set<ErrorCode>(isWrite ? [...OF_ALL, ...OF_WRITES] : OF_ALL);
  if (places.includes('path')) codes.add('not_found');
  if (places.includes('query')) codes.add('invalid_input');
  for (const code of codes) {
    const status = ERROR_STATUS[code];
    responses[status] ??= { description: STATUS_CODES[status] ?? '', content: REFUSED };
  }
  if (isWrite) responses[202] ??= { description: 'Recorded, and not yet shown', content: { 'application/json': {} } };
  else responses[304] ??= { description: 'As the caller has it' };
}
