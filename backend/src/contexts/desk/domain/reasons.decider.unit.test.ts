import { specify } from '../../../platform/decider/decider-specification.js';
import { reasonsDecider } from './reasons.decider.js';
import type { ReasonsChanged } from './reasons.events.js';

const given = specify(reasonsDecider(['Spam']));
const changed = (...reasons: string[]): ReasonsChanged => ({ type: 'ReasonsChanged', data: { reasons } });

describe('the reasons that are offered', () => {
  it('are changed as a whole', () => {
    given().when(['Spam', 'Rude']).then(changed('Spam', 'Rude'));
    given(changed('Rude')).when([]).then(changed());
  });

  it('that stay the same leave no event', () => {
    given().when(['Spam']).then();
    given(changed('Rude')).when(['Rude']).then();
  });
});
