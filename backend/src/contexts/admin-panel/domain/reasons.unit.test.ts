import { REASON_MESSAGES } from '@marcel/contracts';
import { specify } from '../../../platform/decider/test-support/decider-specification.js';
import { reasonsDecider, type ReasonsChanged } from './reasons.js';

const given = specify(reasonsDecider(['Spam']));
const changed = (...reasons: string[]): ReasonsChanged => ({ type: 'ReasonsChanged', data: { reasons } });

describe('the reasons that are offered', () => {
  it('are changed as a whole', () => {
    given()
      .when({ reasons: ['Spam', 'Rude'] })
      .then(changed('Spam', 'Rude'));
    given(changed('Rude')).when({ reasons: [] }).then(changed());
  });

  it('record no event when they stay the same', () => {
    given()
      .when({ reasons: ['Spam'] })
      .then();
    given(changed('Rude'))
      .when({ reasons: ['Rude'], before: ['Spam'] })
      .then();
  });

  it('are changed only from their current revision', () => {
    const change = { reasons: ['Late'], before: ['Spam'] };
    given().when(change).then(changed('Late'));
    given(changed('Rude')).when(change).thenFails('conflict', REASON_MESSAGES.changed);
  });
});
