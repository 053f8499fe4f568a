import type { Decider, DomainEvent } from './decider.js';
import { specify } from './test-support/decider-specification.js';
import { DomainError } from './domain-error.js';

type Switched = DomainEvent<'Switched', { on: boolean }>;

const lamp: Decider<'on' | 'off' | 'break', Switched, boolean> = {
  initialState: false,
  evolve: (_, { data }) => data.on,
  decide: (command, isOn) => {
    if (command === 'break') throw new DomainError('conflict', 'Lamps are not broken');
    return isOn === (command === 'on') ? [] : [{ type: 'Switched', data: { on: command === 'on' } }];
  },
};

const on: Switched = { type: 'Switched', data: { on: true } };
const off: Switched = { type: 'Switched', data: { on: false } };

describe('specify', () => {
  const given = specify(lamp);

  it('passes for the result of the decider', () => {
    given().when('on').then(on);
    given(on).when('on').then();
    given(on, off).when('on').then(on);
    given().when('break').thenFails('conflict');
    given().when('break').thenFails('conflict', 'Lamps are not broken');
  });

  it('fails on other events', () => {
    expect(() => given().when('on').then()).toThrow();
    expect(() => given().when('on').then(off)).toThrow();
    expect(() => given().when('on').then(on, on)).toThrow();
    expect(() => given().when('break').then()).toThrow(DomainError);
  });

  it('fails for another rejection, or none', () => {
    expect(() => given().when('break').thenFails('not_found')).toThrow();
    expect(() => given().when('break').thenFails('conflict', 'Other words')).toThrow();
    expect(() => given().when('on').thenFails('conflict')).toThrow(/Expected a refusal.*Switched/);
  });
});
