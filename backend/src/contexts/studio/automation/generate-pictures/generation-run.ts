import pRetry from 'p-retry';
import { type Commission, nextStep, type NextStep } from '../../domain/next-step.js';
import {
  ProviderFailure,
  ProviderUnavailable,
  type PictureProvider,
  type PictureProviders,
} from '../../providers/picture-provider.js';
import type { PictureKeeper } from './picture-keeper.js';
import {
  RETRY_POLICY,
  type RetryPolicy,
  retryOptions,
  type StepTools,
  submit,
  GenerationJournal,
  StaleStep,
  decryptCommission,
  redactVisitorText,
} from './submit-step.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { StoreUnavailable } from '../../../../platform/errors/store-unavailable.js';
import type { EventStore, RecordedEvent } from '../../../../platform/event-store/event-store.js';
import type { PersonalData } from '../../../../platform/personal-data/personal-data.js';
import type { StoredText } from '../../../../platform/decider/stored-text.js';
import { type HeldLease, LeaseLost } from '../../../../platform/leader-election/leader-election.js';
import { type GenerationCommand, artworks } from '../../domain/artwork.decider.js';
import { artworkOf } from '../../domain/artwork-streams.js';
import type { PromptImprover } from '../../prompt-improver/prompt-improver.js';

interface GenerationTools {
  readonly events: EventStore;
  readonly decisions: DecisionRunner;
  readonly providers: PictureProviders;
  readonly improver: PromptImprover;
  readonly keeper: PictureKeeper;
  readonly personalData: Pick<PersonalData, 'decryptTexts' | 'encryptUnderSameKey'>;
  readonly retryPolicy?: RetryPolicy;
  /** Confirms the lease before each order; undefined without competing workers. */
  readonly confirm?: HeldLease['confirm'] | undefined;
}

/** Errors after which a generation continues later, or on another worker. */
const LEFT_TO_ANOTHER_RUN = [StaleStep, LeaseLost, StoreUnavailable];

const ERASED: GenerationCommand = { kind: 'FailGeneration', failure: 'sourceGone', detail: 'It has been erased' };

const ACTOR = { kind: 'system', id: 'generate-pictures' } as const;

export class GenerationRun {
  constructor(
    private readonly tools: GenerationTools,
    private readonly stream: string,
    private readonly signal: AbortSignal,
  ) {}

  /**
   * Resolves once the newest generation has ended, or another worker has taken it over.
   * @throws StoreUnavailable, and the reason of the signal; it may then run again
   */
  async runToEnd(): Promise<void> {
    try {
      while (await this.runNextStep());
    } catch (error) {
      if (!(error instanceof StaleStep || error instanceof LeaseLost)) throw error;
    }
  }

  private async runNextStep(): Promise<boolean> {
    this.signal.throwIfAborted();
    const { decisions, personalData, retryPolicy = RETRY_POLICY } = this.tools;
    const { stream, signal } = this;
    const { state, revision = -1 } = await decisions.load(artworks.at(artworkOf(stream)));
    const next = nextStep(state);
    if (next === undefined) return false;
    const { id: causationId, metadata } = await this.lastStep(revision);
    const context: CommandContext = { correlationId: metadata.correlationId, causationId, actor: ACTOR };
    const generation = next.generation.number;
    const journal = new GenerationJournal(decisions, { stream, generation, context, retryPolicy, signal });
    const commission = await decryptCommission(next, personalData);
    if (commission === undefined) await journal.record(ERASED);
    else await this.takeOrFail(next.step, commission, journal);
    return true;
  }

  private async lastStep(end: number): Promise<RecordedEvent> {
    for (let from = end; from >= 0; from -= 1)
      for await (const event of this.tools.events.readStream(this.stream, { from, limit: 1 }))
        if (event.type !== 'PictureChecked') return event;
    throw new Error(`${this.stream} has a next step, but no last one`);
  }

  private async takeOrFail(step: NextStep, commission: Commission, journal: GenerationJournal): Promise<void> {
    try {
      await this.take(step, commission, journal);
    } catch (error) {
      if (this.signal.aborted || LEFT_TO_ANOTHER_RUN.some((kind) => error instanceof kind)) throw error;
      await journal.record({ kind: 'FailGeneration', ...reasonOf(error, commission) });
    }
  }

  private async take(step: NextStep, commission: Commission, journal: GenerationJournal): Promise<void> {
    const { providers, improver, keeper, personalData } = this.tools;
    const { signal } = this;
    const { provider: name, seed } = commission.generation;
    switch (step.kind) {
      case 'improve-prompt': {
        const [prompt] = await personalData.decryptTexts([step.prompt]);
        if (prompt === undefined) return journal.record(ERASED);
        const { text, improver: by } = await improver.improve(prompt, seed, signal);
        const improvedPrompt = await encryptLike(step.prompt, text, personalData);
        if (improvedPrompt === undefined) return journal.record(ERASED);
        return journal.record({ kind: 'ImprovePrompt', improvedPrompt, improver: by });
      }
      case 'submit':
        return submit(commission, this.stepTools(providers.named(name), journal));
      case 'resume-submission': {
        const provider = providers.named(name);
        if (!provider.repeatable) throw new ProviderFailure('interrupted', 'Stopped between intent and answer');
        return submit(commission, this.stepTools(provider, journal));
      }
      case 'collect':
        return collect(step.jobId, commission, keeper, this.stepTools(providers.named(name), journal));
      case 'complete':
        return journal.record({ kind: 'CompleteGeneration' });
    }
  }

  private stepTools(provider: PictureProvider, journal: GenerationJournal): StepTools {
    const { retryPolicy = RETRY_POLICY, confirm = async () => undefined } = this.tools;
    return { provider, journal, retryPolicy, signal: this.signal, confirm };
  }
}

const encryptLike = async (known: StoredText, text: string, personalData: Pick<PersonalData, 'encryptUnderSameKey'>) =>
  typeof known === 'string' ? text : personalData.encryptUnderSameKey(known, text);

function reasonOf(error: unknown, commission: Commission) {
  const isKnown = error instanceof ProviderFailure || error instanceof ProviderUnavailable;
  const { failure, detail } = isKnown ? error : { failure: 'internal' as const, detail: String(error) };
  return { failure, detail: redactVisitorText(commission, detail) };
}

/** Waits for an ordered picture and stores it. @throws ProviderUnavailable after too many attempts, ProviderFailure, StaleStep */
async function collect(
  jobId: string,
  commission: Commission,
  keeper: PictureKeeper,
  { provider, journal, retryPolicy, signal }: StepTools,
): Promise<void> {
  const fetchAndStore = async () =>
    keeper.keep(await provider.collect(jobId, commission, signal), commission.generation.format);
  const picture = await pRetry(fetchAndStore, {
    ...retryOptions(retryPolicy, signal),
    shouldRetry: ({ error }) => !(error instanceof ProviderFailure),
  });
  await journal.record({ kind: 'StorePicture', picture });
}
