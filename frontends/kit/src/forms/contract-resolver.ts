import { fieldErrorsOf } from '@marcel/contracts';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/**
 * Checks a form by the very rules of the request it becomes, so that form and server say the same.
 * `fieldOf` names the form's field for a path of the request.
 */
export function contractResolver<Values extends FieldValues>(
  toRequest: (values: Values) => object,
  fieldOf: (path: string) => string = (path) => path,
): Resolver<Values> {
  return (values) => {
    const found = fieldErrorsOf(toRequest(values)).map(({ path, message }) => [fieldOf(path), message] as const);
    if (found.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [field, message] of found.reverse()) Object.assign(errors, { [field]: { type: 'contract', message } });
    return { values: {}, errors };
  };
}
