import {
  contextOfEffect,
  contextOfOwn,
  type CommandContext,
} from '../../../platform/command-handling/command-context.js';
import type { Consumer, EventFilter } from '../../../platform/consumers/consumer.js';
import { DEFAULT_BACKOFF, retryForever } from '../../../platform/consumers/retry.js';
import type { EventBatch, EventStore, Position } from '../../../platform/event-store/event-store.js';
import { TenureOver, type Tenure } from '../../../platform/leader-election/leader-election.js';
import type { Log } from '../../../platform/observability/logging/log.js';

export abstract class BegunWork implements Consumer {
  abstract readonly name: string;
  abstract readonly filter: EventFilter;
  private stopping = new AbortController();
  private tenure: Tenure | undefined;
  private position: Position | undefined;
  private underway: Promise<void> | undefined;
  /** True if another start was requested since the work began. */
  private isWanted = false;

  constructor(
    protected readonly events: EventStore,
    private readonly log: Log,
  ) {}

  /** Finishes the work that the log shows as unfinished. @throws TenureOver, StoreUnavailable */
  protected abstract work(signal: AbortSignal): Promise<void>;

  protected get confirm(): Tenure['confirm'] | undefined {
    return this.tenure?.confirm;
  }

  async start(tenure?: Tenure): Promise<void> {
    this.tenure = tenure;
    this.stopping = new AbortController();
    this.position = undefined;
  }

  async from(): Promise<Position | undefined> {
    this.position ??= await this.events.head();
    this.begin();
    return this.position;
  }

  async handle({ position }: EventBatch): Promise<void> {
    this.begin();
    this.position = position;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.underway;
  }

  private begin(): void {
    this.isWanted = true;
    this.underway ??= this.workOn().finally(() => {
      this.underway = undefined;
      if (this.isWanted && !this.stopping.signal.aborted) this.begin();
    });
  }

  private async workOn(): Promise<void> {
    this.isWanted = false;
    const { signal } = this.stopping;
    try {
      await retryForever(() => this.work(signal), {
        signal,
        backoff: DEFAULT_BACKOFF,
        isWorthRetrying: (error) => !signal.aborted && !(error instanceof TenureOver),
        onFailure: (err, attempt) =>
          this.log.warn({ err, attempt, work: this.name }, 'Work was interrupted; taking it up again'),
      });
    } catch (err) {
      if (!signal.aborted) this.log.warn({ err, work: this.name }, 'Work is left to another node');
    }
  }
}

export async function contextOfBegun(
  automation: string,
  begun: { readonly events: Pick<EventStore, 'readStream'>; readonly stream: string; readonly type: string },
): Promise<CommandContext> {
  for await (const event of begun.events.readStream(begun.stream, { direction: 'backwards' }))
    if (event.type === begun.type) return contextOfEffect(automation, event);
  return contextOfOwn(automation);
}
