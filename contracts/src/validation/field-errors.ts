import { validateSync, type ValidationError } from 'class-validator';
import type { FieldError } from '../http/errors.js';

/** Flattens class-validator's tree into one first message per field, with dotted paths. */
export function toFieldErrors(errors: readonly ValidationError[], parent = ''): FieldError[] {
  return errors.flatMap((error) => {
    const path = parent + error.property;
    const message = Object.values(error.constraints ?? {})[0];
    const own = message === undefined ? [] : [{ path, message }];
    return [...own, ...toFieldErrors(error.children ?? [], `${path}.`)];
  });
}

/** Checks a request against its own decorators: the same answer in a form and on the server. */
export function fieldErrorsOf(request: object): FieldError[] {
  return toFieldErrors(validateSync(request, { stopAtFirstError: true }));
}
