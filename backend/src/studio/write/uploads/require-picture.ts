import { Refused } from '../../../decider/refused.js';

/** A picture that has to be there. @throws Refused `invalid_input` */
export function requirePicture(pictures: ReadonlyMap<string, Buffer>, field: string, message: string): Buffer {
  const picture = pictures.get(field);
  if (picture === undefined) throw Refused.fields([{ path: field, message }]);
  return picture;
}
