import { ERROR_MESSAGES, eventInTag } from '@marcel/contracts';
import { assertUnchanged, type Precondition } from './precondition.js';

const ID = '018f0000-0000-7000-8000-0123456789ab';
const at = (stream: string, revision: number) => ({ stream, revision, event: eventInTag(ID) });

describe('a precondition', () => {
  const check = (precondition: Precondition | undefined, revision: number | undefined = 3) =>
    assertUnchanged(precondition, 'mascot-7', revision === undefined ? undefined : { id: ID, revision });

  it.each<[string, Precondition | undefined]>([
    ['nothing', undefined],
    ['any state', 'any'],
    ['the present state', [at('mascot-7', 3)]],
    ['one of several', [at('mascot-8', 1), at('mascot-7', 3)]],
  ])('%s holds', (_, precondition) => expect(() => check(precondition)).not.toThrow());

  it.each<[string, Precondition]>([
    ['no state that can be read', []],
    ['an earlier state', [at('mascot-7', 2)]],
    ['a later state', [at('mascot-7', 4)]],
    ['another event at the same place', [{ ...at('mascot-7', 3), event: 'ba9876543210' }]],
    ['a state of another record', [at('mascot-8', 3)]],
  ])('%s does not', (_, precondition) => expect(() => check(precondition)).toThrow(ERROR_MESSAGES.changedSince));

  it('accepts a missing record, which the decider rejects', () => {
    expect(() => assertUnchanged([], 'mascot-7', undefined)).not.toThrow();
  });
});
