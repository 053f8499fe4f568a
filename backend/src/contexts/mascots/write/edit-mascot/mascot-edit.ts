import { EditMascotRequest, MASCOT_FIELD_NAMES, mapFields } from '@marcel/contracts';
import { tidyField } from '../tidy-field.js';

/** The fields of a valid request that were given, tidied as a submission's are. */
export function toEdit(request: EditMascotRequest): EditMascotRequest {
  const tidied = mapFields(MASCOT_FIELD_NAMES, (name, { kind }) => tidyField(kind, request[name]));
  const given = Object.entries(tidied).filter(([, value]) => value !== undefined);
  return Object.assign(new EditMascotRequest(), Object.fromEntries(given));
}
