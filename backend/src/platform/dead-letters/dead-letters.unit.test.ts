import { specify } from '../decider/test-support/decider-specification.js';
import { type AutomationDeadLettered, type AutomationResumed, deadLetterDecider } from './dead-letters.js';

const given = specify(deadLetterDecider);
const letter = { stream: 'submission-7', revision: 1, reason: 'Error: away', attempts: 6 };
const deadLettered: AutomationDeadLettered = { type: 'AutomationDeadLettered', data: letter };
const resumed: AutomationResumed = { type: 'AutomationResumed', data: { stream: 'submission-7' } };

describe('dead-lettering an automation', () => {
  it('is on record with its reason', () => given().when({ kind: 'DeadLetter', letter }).then(deadLettered));

  it('is ended once, by resuming', () => {
    given(deadLettered).when({ kind: 'Resume', stream: 'submission-7' }).then(resumed);
    given(deadLettered, resumed).when({ kind: 'Resume', stream: 'submission-7' }).then();
  });
});

describe('a dead letter', () => {
  it('may be tried again', () =>
    given(deadLettered)
      .when({ kind: 'Retry', stream: 'submission-7' })
      .then({ type: 'AutomationRetryRequested', data: { stream: 'submission-7' } }));

  it('may be skipped, for a reason', () =>
    given(deadLettered)
      .when({ kind: 'Skip', stream: 'submission-7', revision: 1, reason: 'Published by hand' })
      .then({ type: 'AutomationSkipped', data: { stream: 'submission-7', revision: 1, reason: 'Published by hand' } }));

  it.each([
    { kind: 'Retry', stream: 'submission-8' },
    { kind: 'Skip', stream: 'submission-8', revision: 1, reason: 'Never' },
  ] as const)('must exist: $kind', (command) => given(deadLettered).when(command).thenFails('not_found'));

  it('is not skipped in place of another one', () =>
    given(deadLettered)
      .when({ kind: 'Skip', stream: 'submission-7', revision: 0, reason: 'Published by hand' })
      .thenFails('conflict'));
});
