import { validateSync, type ValidationError } from 'class-validator';
import type { FieldError } from '../http/error-body.js';

const BOUNDS = ['min', 'max', 'minLength', 'maxLength'];

export function toFieldErrors(errors: readonly ValidationError[], parent = ''): FieldError[] {
  return errors.flatMap((error) => {
    const path = parent + error.property;
    const broken = Object.entries(error.constraints ?? {});
    const [, message] = broken.find(([check]) => !BOUNDS.includes(check)) ?? broken[0] ?? [];
    const own = message === undefined ? [] : [{ path, message }];
    return [...own, ...toFieldErrors(error.children ?? [], `${path}.`)];
  });
}

export function fieldErrorsOf(request: object): FieldError[] {
  return toFieldErrors(validateSync(request));
}
