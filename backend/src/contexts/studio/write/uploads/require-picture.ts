import { DomainError } from '../../../../platform/decider/domain-error.js';

/** A picture that has to be there. @throws DomainError `invalid_input` */
export function requirePicture(pictures: ReadonlyMap<string, Buffer>, field: string, message: string): Buffer {
  const picture = pictures.get(field);
  if (picture === undefined) throw DomainError.fields([{ path: field, message }]);
  return picture;
}
