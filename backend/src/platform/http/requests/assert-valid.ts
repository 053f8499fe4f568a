import { fieldErrorsOf } from '@marcel/contracts';
import { DomainError } from '../../decider/domain-error.js';

/**
 * Checks a request that was put together from something else than a JSON body, such as a form.
 * @throws DomainError `invalid_input` with every field that is wrong
 */
export function assertValid(request: object): void {
  const details = fieldErrorsOf(request);
  if (details.length > 0) throw DomainError.fields(details);
}
