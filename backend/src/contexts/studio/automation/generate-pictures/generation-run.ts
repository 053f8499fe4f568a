import pRetry from 'p-retry';
import { type PictureRequest, nextStep, type NextStep } from '../../domain/next-step.js';
import type { PictureProvider, PictureProviders } from '../../providers/picture-provider.js';
import { ProviderFailure, ProviderUnavailable } from '../../providers/picture-provider.js';
import type { GeneratedPictureStore } from './generated-picture-store.js';
import {
  RETRY_POLICY,
  type RetryPolicy,
  retryOptions,
  type StepTools,
  submit,
  GenerationJournal,
  StaleStep,
  decryptRequest,
  redactVisitorText,
} from './submit-step.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { StoreUnavailable } from '../../../../platform/errors/store-unavailable.js';
import type { EventStore, RecordedEvent } from '../../../../platform/event-store/event-store.js';
import type { PersonalData } from '../../../../platform/personal-data/personal-data.js';
import { type HeldLease, LeaseLost } from '../../../../platform/leader-election/leader-election.js';
import { type GenerationCommand, artworks } from '../../domain/artwork.decider.js';
import { parseArtworkId } from '../../domain/artwork-streams.js';
import type { PromptImprover } from '../../prompt-improver/prompt-improver.js';

interface GenerationTools {
  readonly events: EventStore;
  readonly decisions: DecisionRunner;
  readonly providers: PictureProviders;
  readonly improver: PromptImprover;
  readonly pictureStore: GeneratedPictureStore;
  readonly personalData: Pick<PersonalData, 'decryptTexts' | 'encryptUnderSameKey'>;
  readonly retryPolicy?: RetryPolicy;
  /** Confirms the lease before each submission to a provider; undefined without competing workers. */
  readonly confirm?: HeldLease['confirm'] | undefined;
}

/** Errors after which a generation continues later, or on another worker. */
const RESUMABLE_ERRORS = [StaleStep, LeaseLost, StoreUnavailable];

const FAIL_ERASED: GenerationCommand = { kind: 'FailGeneration', failure: 'sourceGone', detail: 'It has been erased' };
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
    const { state, revision = -1 } = await decisions.load(artworks.at(parseArtworkId(stream)));
    const next = nextStep(state);
    if (next === undefined) return false;
    const { id: causationId, metadata } = await this.findLastStep(revision);
    const context: CommandContext = { correlationId: metadata.correlationId, causationId, actor: ACTOR };
    const generation = next.generation.number;
    const journal = new GenerationJournal(decisions, { stream, generation, context, retryPolicy, signal });
    const request = await decryptRequest(next, personalData);
    if (request === undefined) await journal.record(FAIL_ERASED);
    else await this.runStepOrFail(next.step, request, journal);
    return true;
  }

  private async findLastStep(end: number): Promise<RecordedEvent> {
    for (let from = end; from >= 0; from -= 1)
      for await (const event of this.tools.events.readStream(this.stream, { from, limit: 1 }))
        if (event.type !== 'PictureChecked') return event;
    throw new Error(`${this.stream} has a next step, but no recorded step`);
  }

  private async runStepOrFail(step: NextStep, request: PictureRequest, journal: GenerationJournal): Promise<void> {
    try {
      await this.runStep(step, request, journal);
    } catch (error) {
      if (this.signal.aborted || RESUMABLE_ERRORS.some((kind) => error instanceof kind)) throw error;
      await journal.record({ kind: 'FailGeneration', ...toFailure(error, request) });
    }
  }

  private async runStep(step: NextStep, request: PictureRequest, journal: GenerationJournal): Promise<void> {
    const { providers, improver, pictureStore, personalData } = this.tools;
    const { signal } = this;
    const { provider: name, seed } = request.generation;
    switch (step.kind) {
      case 'improve-prompt': {
        const [prompt] = await personalData.decryptTexts([step.prompt]);
        if (prompt === undefined) return journal.record(FAIL_ERASED);
        const { text, improver: by } = await improver.improve(prompt, seed, signal);
        const improvedPrompt =
          typeof step.prompt === 'string' ? text : await personalData.encryptUnderSameKey(step.prompt, text);
        if (improvedPrompt === undefined) return journal.record(FAIL_ERASED);
        return journal.record({ kind: 'ImprovePrompt', improvedPrompt, improver: by });
      }
      case 'submit':
        return submit(request, this.toolsFor(providers.find(name), journal));
      case 'resume-submission': {
        const provider = providers.find(name);
        if (!provider.isRepeatable)
          throw new ProviderFailure('interrupted', 'The process stopped during the submission');
        return submit(request, this.toolsFor(provider, journal));
      }
      case 'collect':
        return collect(step.jobId, request, pictureStore, this.toolsFor(providers.find(name), journal));
      case 'complete':
        return journal.record({ kind: 'CompleteGeneration' });
    }
  }

  private toolsFor(provider: PictureProvider, journal: GenerationJournal): StepTools {
    const { retryPolicy = RETRY_POLICY, confirm = async () => undefined } = this.tools;
    return { provider, journal, retryPolicy, signal: this.signal, confirm };
  }
}

function toFailure(error: unknown, request: PictureRequest) {
  const isKnown = error instanceof ProviderFailure || error instanceof ProviderUnavailable;
  const { failure, detail } = isKnown ? error : { failure: 'internal' as const, detail: String(error) };
  return { failure, detail: redactVisitorText(request, detail) };
}

/** Waits for a submitted picture and stores it. @throws ProviderUnavailable after too many attempts, ProviderFailure, StaleStep */
async function collect(
  jobId: string,
  request: PictureRequest,
  pictureStore: GeneratedPictureStore,
  { provider, journal, retryPolicy, signal }: StepTools,
): Promise<void> {
  const fetchAndStore = async () =>
    pictureStore.store(await provider.collect(jobId, request, signal), request.generation.format);
  const picture = await pRetry(fetchAndStore, {
    ...retryOptions(retryPolicy, signal),
    shouldRetry: ({ error }) => !(error instanceof ProviderFailure),
  });
  await journal.record({ kind: 'StorePicture', picture });
}
