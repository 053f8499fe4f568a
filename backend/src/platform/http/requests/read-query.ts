import { ERROR_MESSAGES, type FieldError } from '@marcel/contracts';
import { getMetadataStorage } from 'class-validator';
import { DomainError } from '../../decider/domain-error.js';

type RequestClass = new (...parameters: never[]) => unknown;
type Kind = 'number' | 'text' | 'other';

const KIND_OF_CHECK: Readonly<Record<string, Kind>> = { isInt: 'number', isNumber: 'number', isString: 'text' };
const DECIMAL = /^-?\d{1,15}(\.\d{1,15})?$/;

/**
 * A query string in the types of the class that it is read into: plain decimals become numbers where the class wants
 * numbers, empty texts count as absent. Parameters that the class does not know fall away.
 * @throws DomainError `invalid_input` for a known parameter that is given more than once
 */
export function readQuery(query: unknown, request: RequestClass): Record<string, unknown> {
  const given = new Map(Object.entries(query ?? {}));
  const properties = [...kindsOf(request)].filter(([name]) => given.has(name));
  const repeated = properties.filter(([name]) => Array.isArray(given.get(name)));
  if (repeated.length > 0) throw DomainError.fields(repeated.map(givenTwice));
  return Object.fromEntries(
    properties
      .filter(([name, kind]) => !(kind === 'text' && given.get(name) === ''))
      .map(([name, kind]) => [name, kind === 'number' ? toNumber(given.get(name)) : given.get(name)]),
  );
}

const toNumber = (value: unknown) => (typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value);

const givenTwice = ([path]: [string, Kind]): FieldError => ({ path, message: ERROR_MESSAGES.givenTwice });

const known = new WeakMap<RequestClass, ReadonlyMap<string, Kind>>();

function kindsOf(request: RequestClass): ReadonlyMap<string, Kind> {
  const kinds = known.get(request) ?? readKinds(request);
  known.set(request, kinds);
  return kinds;
}

function readKinds(request: RequestClass): ReadonlyMap<string, Kind> {
  const kinds = new Map<string, Kind>();
  for (const { propertyName, name } of getMetadataStorage().getTargetValidationMetadatas(request, '', false, false)) {
    const kind = KIND_OF_CHECK[name ?? ''] ?? kinds.get(propertyName) ?? 'other';
    kinds.set(propertyName, kind);
  }
  return kinds;
}
