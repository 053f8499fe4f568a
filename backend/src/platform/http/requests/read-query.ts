import { ERROR_MESSAGES, type FieldError } from '@marcel/contracts';
import { DomainError } from '../../decider/domain-error.js';
import { fieldsOf, type RequestClass } from './fields-of.js';

const DECIMAL = /^-?\d{1,16}(\.\d{1,15})?$/;

/**
 * A query string in the types of the class that it is read into: plain decimals become numbers where the class wants
 * numbers, empty texts count as absent. Parameters that the class does not know fall away.
 * @throws DomainError `invalid_input` for a known parameter that is given more than once
 */
export function readQuery(query: unknown, request: RequestClass): Record<string, unknown> {
  const given = new Map(Object.entries(query ?? {}));
  const fields = [...fieldsOf(request)].filter(([name]) => given.has(name));
  const repeated = fields.filter(([name]) => Array.isArray(given.get(name)));
  if (repeated.length > 0) throw DomainError.fields(repeated.map(([name]) => givenTwice(name)));
  return Object.fromEntries(
    fields
      .filter(([name, kind]) => !(kind === 'text' && given.get(name) === ''))
      .map(([name, kind]) => [name, kind === 'number' ? toNumber(given.get(name)) : given.get(name)]),
  );
}

const toNumber = (value: unknown) => (typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value);

const givenTwice = (path: string): FieldError => ({ path, message: ERROR_MESSAGES.givenTwice });
