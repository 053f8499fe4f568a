import { getMetadataStorage } from 'class-validator';

export type RequestClass = new () => object;

/** What a check wants a field to be, as far as a query string has to know. */
export type Kind = 'number' | 'text' | 'other';

const KIND_OF_CHECK: Readonly<Record<string, Kind>> = { isInt: 'number', isNumber: 'number', isString: 'text' };

const known = new WeakMap<RequestClass, ReadonlyMap<string, Kind>>();

/** The fields that a class declares a check for; none for a class that is no request. */
export function fieldsOf(request: RequestClass): ReadonlyMap<string, Kind> {
  const fields = known.get(request) ?? readFields(request);
  known.set(request, fields);
  return fields;
}

function readFields(request: RequestClass): ReadonlyMap<string, Kind> {
  const fields = new Map<string, Kind>();
  for (const { propertyName, name } of getMetadataStorage().getTargetValidationMetadatas(request, '', false, false)) {
    const kind = KIND_OF_CHECK[name ?? ''] ?? fields.get(propertyName) ?? 'other';
    fields.set(propertyName, kind);
  }
  return fields;
}
