import { EditMascotRequest, MASCOT_FIELD_NAMES, mapFields, type FieldKind } from '@marcel/contracts';

/** The fields of a valid request that were given, tidied as a submission's are. */
export function toEdit(request: EditMascotRequest): EditMascotRequest {
  const tidied = mapFields(MASCOT_FIELD_NAMES, (name, { kind }) => tidy(kind, request[name]));
  const given = Object.entries(tidied).filter(([, value]) => value !== undefined);
  return Object.assign(new EditMascotRequest(), Object.fromEntries(given));
}

function tidy<Value>(kind: FieldKind, value: Value): Value | string | string[] {
  if (Array.isArray(value)) return value.map((text) => String(text).trim()).filter((text) => text !== '');
  return typeof value === 'string' && (kind === 'name' || kind === 'picture') ? value.trim() : value;
}
