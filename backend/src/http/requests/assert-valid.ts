import { fieldErrorsOf } from '@marcel/contracts';
import { Refused } from '../../decider/refused.js';

/**
 * Checks a request that was put together from something else than a JSON body, such as a form.
 * @throws Refused `invalid_input` with every field that is wrong
 */
export function assertValid(request: object): void {
  const details = fieldErrorsOf(request);
  if (details.length > 0) throw Refused.fields(details);
}
