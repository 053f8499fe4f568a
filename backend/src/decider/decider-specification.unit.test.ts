import type { Decider, DomainEvent } from './decider.js';
import { specify } from './decider-specification.js';
import { Refused } from './refused.js';

type Switched = DomainEvent<'Switched', { on: boolean }>;

const lamp: Decider<'on' | 'off' | 'break', Switched, boolean> = {
  initialState: false,
  evolve: (_, { data }) => data.on,
  decide: (command, isOn) => {
    if (command === 'break') throw new Refused('conflict', 'Lamps are not broken');
    return isOn === (command === 'on') ? [] : [{ type: 'Switched', data: { on: command === 'on' } }];
  },
};

const on: Switched = { type: 'Switched', data: { on: true } };
const off: Switched = { type: 'Switched', data: { on: false } };

describe('specify', () => {
  const given = specify(lamp);

  it('passes what the decider does', () => {
    given().when('on').then(on);
    given(on).when('on').then();
    given(on, off).when('on').then(on);
    given().when('break').thenRefused('conflict');
    given().when('break').thenRefused('conflict', 'Lamps are not broken');
  });

  it('fails on other events', () => {
    expect(() => given().when('on').then()).toThrow();
    expect(() => given().when('on').then(off)).toThrow();
    expect(() => given().when('on').then(on, on)).toThrow();
    expect(() => given().when('break').then()).toThrow(Refused);
  });

  it('fails on another refusal, or none', () => {
    expect(() => given().when('break').thenRefused('not_found')).toThrow();
    expect(() => given().when('break').thenRefused('conflict', 'Other words')).toThrow();
    expect(() => given().when('on').thenRefused('conflict')).toThrow(/Expected a refusal.*Switched/);
  });
});
