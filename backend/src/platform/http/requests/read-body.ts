import { ERROR_MESSAGES } from '@marcel/contracts';
import { DomainError } from '../../decider/domain-error.js';
import { fieldsOf, type RequestClass } from './fields-of.js';

/**
 * What of a JSON body its class knows; whatever else was sent is never looked at. No body at all is an empty one.
 * @throws DomainError `invalid_input` for a body that is no object
 */
export function readBody(body: unknown, request: RequestClass): Record<string, unknown> {
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new DomainError('invalid_input', ERROR_MESSAGES.malformedBody);
  const fields = [...fieldsOf(request).keys()].filter((name) => Object.hasOwn(body, name));
  return Object.fromEntries(fields.map((name) => [name, Reflect.get(body, name)]));
}
