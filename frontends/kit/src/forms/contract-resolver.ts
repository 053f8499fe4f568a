import { checkFields } from '@marcel/contracts';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/**
 * Validates a form by the rules of its request, so that form and server report the same errors.
 * @param findField returns the form's field for a path of the request
 */
export function contractResolver<Values extends FieldValues>(
  toRequest: (values: Values) => object,
  findField: (path: string) => string = (path) => path,
): Resolver<Values> {
  return (values) => {
    const pairs = checkFields(toRequest(values)).map(({ path, message }) => [findField(path), message] as const);
    if (pairs.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [field, message] of pairs.reverse()) Object.assign(errors, { [field]: { type: 'contract', message } });
    return { values: {}, errors };
  };
}
