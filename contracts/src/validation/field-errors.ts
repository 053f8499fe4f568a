import { validateSync, type ValidationError } from 'class-validator';
import type { FieldError } from '../http/error-body.js';

/** Checks of how much there is: they say nothing helpful of what is missing, or of another kind. */
const BOUNDS = ['min', 'max', 'minLength', 'maxLength'];

/** Flattens class-validator's tree into one message per field, the most telling one, with dotted paths. */
export function toFieldErrors(errors: readonly ValidationError[], parent = ''): FieldError[] {
  return errors.flatMap((error) => {
    const path = parent + error.property;
    const broken = Object.entries(error.constraints ?? {});
    const [, message] = broken.find(([check]) => !BOUNDS.includes(check)) ?? broken[0] ?? [];
    const own = message === undefined ? [] : [{ path, message }];
    return [...own, ...toFieldErrors(error.children ?? [], `${path}.`)];
  });
}

/** Checks a request against its own decorators: the same answer in a form and on the server. */
export function fieldErrorsOf(request: object): FieldError[] {
  return toFieldErrors(validateSync(request));
}
