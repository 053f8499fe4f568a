import { filterAll, type RecordTest } from '../log/event-filter.js';
import type { EventLog } from '../log/event-log.js';
import type { LogRecord } from '../log/log-record.js';
import type { OpenLog } from '../log/open-log.js';
import { isHiddenFromAll } from '../log/system-names.js';
import { visibleEvents } from '../log/visible-events.js';
import { ALL, type GroupConfig } from './group-settings.js';

/** Where a group takes its events from, one after the other. */
export interface GroupSource {
  /** Undefined when there is no further event yet. */
  next(): LogRecord | undefined;
  /** Whether the group wants the event. */
  wants(record: LogRecord): boolean;
  /** Places as checkpoints and statistics name them. */
  nameOf(record: LogRecord): string;
}

/** @param checkpoint name of the last event that is done; without one, the group starts where its settings say */
export function openSource(open: OpenLog, config: GroupConfig, checkpoint: string | undefined): GroupSource {
  return config.source === ALL
    ? new AllSource(open.log, config, checkpoint)
    : new StreamSource(open, config, checkpoint);
}

class StreamSource implements GroupSource {
  private revision: bigint;

  constructor(
    private readonly open: OpenLog,
    private readonly config: GroupConfig,
    checkpoint: string | undefined,
  ) {
    const { startFrom } = config.settings;
    if (checkpoint !== undefined) this.revision = BigInt(checkpoint) + 1n;
    else if (startFrom === 'end') this.revision = this.end() + 1n;
    else this.revision = startFrom === 'start' ? 0n : BigInt(startFrom);
  }

  next(): LogRecord | undefined {
    const { log, now } = this.open;
    const { source } = this.config;
    const visible = visibleEvents(this.end(), log.rules(source), now());
    if (this.revision < visible.first) this.revision = visible.first;
    while (this.revision <= visible.last) {
      const record = log.stream(source).at(this.revision++);
      if (record !== undefined && visible.isFresh(record)) return record;
    }
    return undefined;
  }

  wants(): boolean {
    return true;
  }

  nameOf({ revision }: LogRecord): string {
    return String(revision);
  }

  private end(): bigint {
    const { log } = this.open;
    return log.lastVisibleRevision(log.stream(this.config.source));
  }
}

const POSITION = /^C:(\d+)\/P:(\d+)$/;

/** A position by the name that checkpoints, settings and statistics give it; undefined for any other text. */
export function parsePosition(name: string): { readonly commit: bigint; readonly prepare: bigint } | undefined {
  const [, commit, prepare] = POSITION.exec(name) ?? [];
  return commit === undefined || prepare === undefined
    ? undefined
    : { commit: BigInt(commit), prepare: BigInt(prepare) };
}

class AllSource implements GroupSource {
  private readonly passes: RecordTest;
  private index: number;

  constructor(
    private readonly log: EventLog,
    { filter, settings: { startFrom } }: GroupConfig,
    checkpoint: string | undefined,
  ) {
    this.passes = filterAll(filter);
    const done = parsePosition(checkpoint ?? '');
    if (done !== undefined) this.index = log.indexFrom(done.commit + 1n);
    else this.index = startFrom === 'end' ? log.length : log.indexFrom(parsePosition(startFrom)?.commit ?? 0n);
  }

  next(): LogRecord | undefined {
    for (let record = this.log.at(this.index); record !== undefined; record = this.log.at(this.index)) {
      this.index++;
      if (!isHiddenFromAll(record.stream)) return record;
    }
    return undefined;
  }

  wants(record: LogRecord): boolean {
    return this.passes(record);
  }

  nameOf({ position }: LogRecord): string {
    return `C:${position}/P:${position}`;
  }
}
