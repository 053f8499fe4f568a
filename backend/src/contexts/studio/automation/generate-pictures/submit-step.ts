import pRetry from 'p-retry';
import type { HeldLease } from '../../../../platform/leader-election/leader-election.js';
import type { PictureRequest, DueGeneration } from '../../domain/next-step.js';
import type { Job, PictureProvider } from '../../providers/picture-provider.js';
import { ProviderFailure, ProviderUnavailable } from '../../providers/picture-provider.js';
import { randomUUID } from 'node:crypto';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { EventStoreUnavailable, WrongExpectedRevision } from '../../../../platform/event-store/errors.js';
import { type GenerationCommand, artworks } from '../../domain/artwork.decider.js';
import { parseArtworkId } from '../../domain/artwork-streams.js';
import type { PersonalData } from '../../../../platform/personal-data/personal-data.js';
import type { StoredText } from '../../../../platform/decider/stored-text.js';
import type { Subject } from '../../domain/artwork.state.js';

/** Retry policy for providers. Delays double from the first to the longest, with jitter, in milliseconds. */
export interface RetryPolicy {
  readonly retries: number;
  readonly firstDelayMs: number;
  readonly longestDelayMs: number;
}

export const RETRY_POLICY: RetryPolicy = { retries: 6, firstDelayMs: 1000, longestDelayMs: 30_000 };

const LONGEST_LOG_DELAY_MS = 2000;

export const retryOptions = ({ retries, firstDelayMs, longestDelayMs }: RetryPolicy, signal: AbortSignal) => ({
  retries,
  minTimeout: firstDelayMs,
  maxTimeout: longestDelayMs,
  randomize: true,
  signal,
});

/** Retries appends to the log without a limit. */
const unlimitedRetries = (retryPolicy: RetryPolicy, signal: AbortSignal) => ({
  ...retryOptions(retryPolicy, signal),
  retries: Number.POSITIVE_INFINITY,
  maxTimeout: Math.min(retryPolicy.longestDelayMs, LONGEST_LOG_DELAY_MS),
});

/** Thrown when another worker has already recorded this step or a later one. */
export class StaleStep extends Error {
  override readonly name = 'StaleStep';
}

interface JournalOptions {
  readonly stream: string;
  readonly generation: number;
  readonly context: CommandContext;
  readonly retryPolicy: RetryPolicy;
  readonly signal: AbortSignal;
}

export class GenerationJournal {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly options: JournalOptions,
  ) {}

  /**
   * Resolves once the step is durable, however long the log is unavailable: the response of a provider must not be
   * lost. Each step has its own idempotency seed, so that a retry recognizes its own event and no event of another
   * worker.
   * @throws StaleStep, and the reason of the signal
   */
  async record(command: GenerationCommand): Promise<void> {
    const { stream, generation, context, retryPolicy, signal } = this.options;
    const decision = {
      ...artworks.at(parseArtworkId(stream)),
      command: { ...command, generation },
      commandName: command.kind,
      context: { ...context, idempotencySeed: randomUUID() },
    };
    const { events } = await pRetry(() => this.decisions.run(decision), {
      ...unlimitedRetries(retryPolicy, signal),
      shouldRetry: ({ error }) => error instanceof EventStoreUnavailable || error instanceof WrongExpectedRevision,
    });
    if (events.length === 0) throw new StaleStep(`${command.kind} of ${stream} comes too late`);
  }
}

export async function decryptRequest(
  { subject, generation }: DueGeneration,
  personalData: Pick<PersonalData, 'decryptTexts'>,
): Promise<PictureRequest | undefined> {
  const decrypt = async (text: StoredText | null) =>
    text === null ? null : (await personalData.decryptTexts([text]))[0];
  const isHug = subject.kind === 'hug';
  const [text, characterName, improvedPrompt] = await Promise.all([
    decrypt(isHug ? subject.userName : subject.prompt),
    decrypt(isHug ? subject.characterName : null),
    decrypt(generation.improvedPrompt),
  ]);
  if (typeof text !== 'string' || characterName === undefined || improvedPrompt === undefined) return undefined;
  return { subject: withText(subject, text, characterName), generation: { ...generation, improvedPrompt } };
}

const withText = (subject: Subject, text: string, characterName: string | null): PictureRequest['subject'] =>
  subject.kind === 'hug' ? { ...subject, userName: text, characterName } : { ...subject, prompt: text };

const DISTINCTIVE_WORD = /[\p{L}\p{N}]{4,}/gu;

export function redactVisitorText({ subject, generation }: PictureRequest, detail: string): string {
  const text = subject.kind === 'hug' ? `${subject.userName} ${subject.characterName ?? ''}` : subject.prompt;
  const texts = `${text} ${generation.improvedPrompt ?? ''}`;
  const words = new Set(texts.toLowerCase().match(DISTINCTIVE_WORD));
  return detail.replace(DISTINCTIVE_WORD, (word) => (words.has(word.toLowerCase()) ? '…' : word));
}

export interface StepTools {
  readonly provider: PictureProvider;
  readonly journal: GenerationJournal;
  readonly retryPolicy: RetryPolicy;
  readonly signal: AbortSignal;
  readonly confirm: HeldLease['confirm'];
}

interface SubmissionAttempt {
  readonly number: number;
  readonly isConfirmed: boolean;
}

/**
 * Submits a request to the provider; submits it again only if the provider certainly did not start.
 * @throws ProviderUnavailable after too many attempts, ProviderFailure, StaleStep, LeaseLost, StoreUnavailable
 */
export async function submit(request: PictureRequest, tools: StepTools): Promise<void> {
  const { retryPolicy, signal } = tools;
  let { attempts } = request.generation;
  await pRetry(() => submitOnce(request, tools, () => (attempts += 1)), {
    ...retryOptions(retryPolicy, signal),
    shouldRetry: ({ error }) => error instanceof ProviderUnavailable,
  });
}

async function submitOnce(request: PictureRequest, tools: StepTools, nextAttempt: () => number): Promise<void> {
  const { provider, journal, signal, confirm } = tools;
  let submission: SubmissionAttempt | undefined;
  const intend = async (): Promise<void> => {
    const number = nextAttempt();
    await journal.record({ kind: 'IntendSubmission', attempt: number });
    submission = { number, isConfirmed: false };
    await confirm();
    submission = { number, isConfirmed: true };
  };
  let job: Job;
  try {
    job = await provider.submit(request, intend, signal);
  } catch (error) {
    throw submission === undefined ? error : await recordFailedSubmission(error, submission, request, tools);
  }
  await journal.record({ kind: 'StartGeneration', jobId: job.id, materials: [...job.materials] });
}

/** Records the outcome of a failed submission. The next attempt follows only if the provider certainly did not accept this one. */
async function recordFailedSubmission(
  error: unknown,
  submission: SubmissionAttempt,
  request: PictureRequest,
  { provider, journal }: StepTools,
): Promise<unknown> {
  const { number: attempt, isConfirmed } = submission;
  const unavailable = error instanceof ProviderUnavailable ? error : undefined;
  const declined = isConfirmed ? unavailable : { failure: 'interrupted' as const, detail: String(error) };
  if (declined !== undefined) {
    const detail = redactVisitorText(request, declined.detail);
    await journal.record({ kind: 'DeclineSubmission', attempt, failure: declined.failure, detail });
    return error;
  }
  if (provider.isRepeatable || error instanceof ProviderFailure || error instanceof StaleStep) return error;
  return new ProviderFailure('unclear', String(error), { cause: error });
}
