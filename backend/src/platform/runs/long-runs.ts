import type { RunOf } from '@marcel/contracts';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import * as z from 'zod/mini';
import { DOCUMENT_STORE, type DocumentStore } from '../document-store/port.js';
import { startFailure } from '../errors/start-failure.js';
import { LOG, type Log } from '../observability/logging/log.js';

const RUNS = 'runs';

const StoredRun = z.object({
  startedAt: z.string(),
  seenAt: z.string(),
  endedAt: z.nullable(z.string()),
  step: z.nullable(z.string()),
  done: z.int(),
  total: z.nullable(z.int()),
  result: z.nullable(z.string()),
  failure: z.nullable(z.string()),
});
type StoredRun = z.infer<typeof StoredRun>;

/** So often a run says that it is at it, and how far it is, in milliseconds. */
const BETWEEN_SIGNS_MS = 500;

const GONE_AFTER_MS = 30_000;

export interface Progress {
  readonly step?: string;
  readonly done: number;
  readonly total?: number;
}

export interface RunTools {
  readonly tell: (progress: Progress) => void;
  readonly signal: AbortSignal;
}

/**
 * Long work that somebody has asked for and that goes on when they are gone: one of its kind at a time, on the node that was
 * asked, told of by all of them. It looks at the product and says nothing of it, so that no event comes of it, and it goes on
 * when the log takes none.
 */
@Injectable()
export class LongRuns implements OnModuleDestroy {
  private readonly stopping = new AbortController();
  private readonly underway = new Set<Promise<void>>();

  constructor(
    @Inject(DOCUMENT_STORE) private readonly documents: DocumentStore,
    @Inject(LOG) private readonly log: Pick<Log, 'warn'>,
  ) {}

  /** Begins the work, unless it is under way already. @throws StoreUnavailable */
  async begin(kind: string, work: (tools: RunTools) => Promise<unknown>): Promise<void> {
    const last = await this.documents.get(RUNS, kind);
    if (last !== undefined && statusOf(StoredRun.parse(last.value)) === 'running') return;
    const now = new Date().toISOString();
    const begun: StoredRun = { ...UNTOLD, startedAt: now, seenAt: now };
    const version = last?.version ?? 0;
    if (!(await this.documents.put(RUNS, kind, begun, { ifVersion: version }))) return;
    const done = this.carryOut(kind, { run: begun, version: version + 1 }, work).finally(() =>
      this.underway.delete(done),
    );
    this.underway.add(done);
  }

  /** How the last run is doing. @throws StoreUnavailable */
  async look<Result extends z.ZodMiniType>(kind: string, result: Result): Promise<RunOf<z.infer<Result>>> {
    const last = await this.documents.get(RUNS, kind);
    if (last === undefined) return { ...NONE };
    const run = StoredRun.parse(last.value);
    const { startedAt, endedAt, step, done, total, failure } = run;
    const found = run.result === null ? null : result.parse(JSON.parse(run.result));
    return { status: statusOf(run), startedAt, endedAt, step, done, total, failure, result: found };
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.underway);
  }

  private async carryOut(
    kind: string,
    { run, version: begunAt }: { readonly run: StoredRun; readonly version: number },
    work: (tools: RunTools) => Promise<unknown>,
  ): Promise<void> {
    let told: Partial<StoredRun> = {};
    let version = begunAt;
    // A node that took this one for gone may have started another run: then that one counts.
    const record = async (change: Partial<StoredRun>) => {
      const value: StoredRun = { ...run, ...told, ...change, seenAt: new Date().toISOString() };
      if (await this.documents.put(RUNS, kind, value, { ifVersion: version })) version += 1;
    };
    const tell = ({ step, done, total }: Progress) => {
      told = { step: step ?? null, done, total: total ?? null };
    };
    let saying: Promise<void> | undefined;
    const signs = setInterval(() => {
      saying ??= record({})
        .catch((err: unknown) => this.log.warn({ err, kind }, 'Long work cannot say how far it is'))
        .finally(() => (saying = undefined));
    }, BETWEEN_SIGNS_MS);
    const outcome = await this.outcomeOf(kind, () => work({ tell, signal: this.stopping.signal }));
    clearInterval(signs);
    await saying;
    try {
      await record({ ...outcome, endedAt: new Date().toISOString() });
    } catch (err) {
      this.log.warn({ err, kind }, 'The end of long work could not be put on record');
    }
  }

  private async outcomeOf(kind: string, work: () => Promise<unknown>): Promise<Partial<StoredRun>> {
    try {
      return { result: JSON.stringify(await work()) };
    } catch (err) {
      if (this.stopping.signal.aborted) return { failure: STOPPED };
      this.log.warn({ err, kind }, 'Long work has failed');
      return { failure: startFailure(err) };
    }
  }
}

const STOPPED = 'The product was stopped meanwhile';

const UNTOLD = { endedAt: null, step: null, done: 0, total: null, result: null, failure: null };
const NONE = { status: 'none', startedAt: null, ...UNTOLD } as const;

function statusOf({ endedAt, failure, seenAt }: StoredRun): RunOf<unknown>['status'] {
  if (endedAt !== null) return failure === null ? 'completed' : failure === STOPPED ? 'interrupted' : 'failed';
  return Date.now() - Date.parse(seenAt) < GONE_AFTER_MS ? 'running' : 'interrupted';
}
