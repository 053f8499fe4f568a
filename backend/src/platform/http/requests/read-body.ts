import { ERROR_MESSAGES } from '@marcel/contracts';
import { DomainError } from '../../decider/domain-error.js';
import { fieldsOf, type RequestClass } from './fields-of.js';

/**
 * What of a JSON body its class knows; whatever else was sent is never looked at. No body at all is an empty one.
 * @throws DomainError `invalid_input` for a body that is no object
 */
export function readBody(body: unknown, request: RequestClass): Record<string, unknown> {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body))
    throw new DomainError('invalid_input', ERROR_MESSAGES.malformedBody);
  const given = new Map(Object.entries(body));
  const names = [...fieldsOf(request).keys()].filter((name) => given.has(name));
  return Object.fromEntries(names.map((name) => [name, given.get(name)]));
}
