import { specify } from '../../decider/test-support/decider-specification.js';
import { parkingDecider } from './parking.decider.js';
import type { ReactionParked, ReactionResumed } from './parking.events.js';

const given = specify(parkingDecider);
const reaction = { stream: 'submission-7', revision: 1, reason: 'Error: away', attempts: 6 };
const parked: ReactionParked = { type: 'ReactionParked', data: reaction };
const resumed: ReactionResumed = { type: 'ReactionResumed', data: { stream: 'submission-7' } };

describe('parking a reaction', () => {
  it('is on record with its reason', () => given().when({ kind: 'Park', reaction }).then(parked));

  it('is ended once, by resuming', () => {
    given(parked).when({ kind: 'Resume', stream: 'submission-7' }).then(resumed);
    given(parked, resumed).when({ kind: 'Resume', stream: 'submission-7' }).then();
  });
});

describe('a parked reaction', () => {
  it('may be tried again', () =>
    given(parked)
      .when({ kind: 'Retry', stream: 'submission-7' })
      .then({ type: 'ReactionRetryRequested', data: { stream: 'submission-7' } }));

  it('may be skipped, for a reason', () =>
    given(parked)
      .when({ kind: 'Skip', stream: 'submission-7', revision: 1, reason: 'Published by hand' })
      .then({ type: 'ReactionSkipped', data: { stream: 'submission-7', revision: 1, reason: 'Published by hand' } }));

  it.each([
    { kind: 'Retry', stream: 'submission-8' },
    { kind: 'Skip', stream: 'submission-8', revision: 1, reason: 'Never' },
  ] as const)('must be parked: $kind', (command) => given(parked).when(command).thenFails('not_found'));

  it('is not skipped in place of another one', () =>
    given(parked)
      .when({ kind: 'Skip', stream: 'submission-7', revision: 0, reason: 'Published by hand' })
      .thenFails('conflict'));
});
