import { ERROR_MESSAGES } from '@marcel/contracts';
import * as z from 'zod/mini';
import type { DecisionRunner } from '../command-handling/decision-runner.js';
import { DomainError } from '../decider/domain-error.js';
import type { Decider, DomainEvent, EventCatalogue, StreamKind } from '../decider/decider.js';
import { aggregate, unknownEvent } from '../decider/decider.js';
import type { EventRef } from '../event-store/event-store.js';

/** The event that an automation cannot handle; later events of its stream wait. */
const DeadLetter = z.object({ stream: z.string(), revision: z.int(), reason: z.string(), attempts: z.int() });
type DeadLetter = z.infer<typeof DeadLetter>;
const OfStream = z.object({ stream: z.string() });
const Skipped = z.object({ stream: z.string(), revision: z.int(), reason: z.string() });

export type AutomationDeadLettered = DomainEvent<'AutomationDeadLettered', DeadLetter>;
export type AutomationResumed = DomainEvent<'AutomationResumed', z.infer<typeof OfStream>>;
export type DeadLetterEvent =
  | AutomationDeadLettered
  | DomainEvent<'AutomationRetryRequested', z.infer<typeof OfStream>>
  | DomainEvent<'AutomationSkipped', z.infer<typeof Skipped>>
  | AutomationResumed;

export const deadLetterEvents: EventCatalogue<DeadLetterEvent> = {
  AutomationDeadLettered: { version: 1, schema: DeadLetter, writtenBy: ['DeadLetterAutomation'] },
  AutomationRetryRequested: { version: 1, schema: OfStream, writtenBy: ['RetryAutomation'] },
  AutomationSkipped: { version: 1, schema: Skipped, writtenBy: ['SkipAutomation'] },
  AutomationResumed: { version: 1, schema: OfStream, writtenBy: ['ResumeAutomation'] },
};

export const deadLetterStreams: StreamKind = {
  prefix: 'automation-',
  key: 'automation',
  description: 'Dead letters of an automation: events that it could not handle, and their retries',
  catalogue: deadLetterEvents,
};

export const deadLetterStream = (automation: string): string => `${deadLetterStreams.prefix}${automation}`;

export interface DeadLetters {
  /** The dead letter of each waiting stream, by the stream's name. */
  readonly waiting: ReadonlyMap<string, DeadLetter>;
  readonly skipped: ReadonlySet<`${number}@${string}`>;
}

export const isSkipped = (
  { skipped }: DeadLetters,
  { stream, revision }: Pick<EventRef, 'stream' | 'revision'>,
): boolean => skipped.has(`${revision}@${stream}`);

export type DeadLetterCommand =
  | { readonly kind: 'DeadLetter'; readonly letter: DeadLetter }
  | { readonly kind: 'Retry'; readonly stream: string }
  | { readonly kind: 'Skip'; readonly stream: string; readonly revision: number; readonly reason: string }
  | { readonly kind: 'Resume'; readonly stream: string };

export const deadLetterDecider: Decider<DeadLetterCommand, DeadLetterEvent, DeadLetters> = {
  initialState: { waiting: new Map(), skipped: new Set() },
  decide(command, letters) {
    switch (command.kind) {
      case 'DeadLetter':
        return [{ type: 'AutomationDeadLettered', data: command.letter }];
      case 'Retry':
        requireLetter(letters, command.stream);
        return [{ type: 'AutomationRetryRequested', data: { stream: command.stream } }];
      case 'Skip': {
        const { stream, revision, reason } = command;
        if (requireLetter(letters, stream).revision !== revision)
          throw new DomainError('conflict', ERROR_MESSAGES.conflict);
        return [{ type: 'AutomationSkipped', data: { stream, revision, reason } }];
      }
      case 'Resume':
        return letters.waiting.has(command.stream)
          ? [{ type: 'AutomationResumed', data: { stream: command.stream } }]
          : [];
    }
  },
  evolve(letters, { type, data }) {
    switch (type) {
      case 'AutomationDeadLettered':
        return { ...letters, waiting: new Map(letters.waiting).set(data.stream, data) };
      // A retry or skip leaves the stream waiting until the automation resumes it.
      case 'AutomationRetryRequested':
        return letters;
      case 'AutomationSkipped':
        return { ...letters, skipped: new Set(letters.skipped).add(`${data.revision}@${data.stream}`) };
      case 'AutomationResumed':
        return { ...letters, waiting: new Map([...letters.waiting].filter(([stream]) => stream !== data.stream)) };
      default:
        return unknownEvent(type);
    }
  },
};

const deadLetters = aggregate({ stream: deadLetterStream, decider: deadLetterDecider, catalogue: deadLetterEvents });

export async function loadDeadLetters(decisions: DecisionRunner, automation: string): Promise<DeadLetters> {
  return (await decisions.load(deadLetters.at(automation))).state;
}

export const deadLetterDecision = (automation: string, command: DeadLetterCommand) => ({
  ...deadLetters.at(automation),
  command,
  commandName: `${command.kind}Automation`,
});

function requireLetter({ waiting }: DeadLetters, stream: string): DeadLetter {
  const letter = waiting.get(stream);
  if (letter === undefined) throw new DomainError('not_found', 'This automation has no dead letter of this stream');
  return letter;
}
