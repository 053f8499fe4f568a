import type { ErrorCode } from '@marcel/contracts';
import assert from 'node:assert/strict';
import { fold, type Decider, type DomainEvent } from '../decider.js';
import { DomainError } from '../domain-error.js';

/** The expected result of a command. */
export interface Expectation<Event extends DomainEvent> {
  then(...expected: readonly Event[]): void;
  thenFails(code: ErrorCode, message?: string): void;
}

export interface History<Command, Event extends DomainEvent> {
  when(command: Command): Expectation<Event>;
}

export function specify<Command, Event extends DomainEvent, State>(decider: Decider<Command, Event, State>) {
  return (...history: readonly Event[]): History<Command, Event> => ({
    when: (command) => {
      const decide = () => decider.decide(command, fold(decider, history));
      return {
        then: (...expected) => assert.deepStrictEqual([...decide()], expected),
        thenFails: (code, message) => {
          const refusal = refusalOf(decide);
          assert.deepStrictEqual(
            { code: refusal.code, message: refusal.message },
            { code, message: message ?? refusal.message },
          );
        },
      };
    },
  });
}

function refusalOf(decide: () => readonly DomainEvent[]): DomainError {
  let events;
  try {
    events = decide();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  assert.fail(`Expected a refusal, but decided ${JSON.stringify(events)}`);
}
