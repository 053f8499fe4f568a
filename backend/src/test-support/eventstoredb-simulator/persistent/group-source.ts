import { filterAll, type RecordTest } from '../log/event-filter.js';
import type { EventLog } from '../log/event-log.js';
import type { LogRecord } from '../log/log-record.js';
import type { OpenLog } from '../log/open-log.js';
import { visibleEvents } from '../log/visible-events.js';
import { ALL, type GroupConfig } from './group-settings.js';

/** Where a group takes its events from, one after the other. */
export interface GroupSource {
  /** Undefined when there is no further event yet. */
  next(): LogRecord | undefined;
  /** The last event there is. */
  last(): LogRecord | undefined;
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

  last(): LogRecord | undefined {
    return this.open.log.stream(this.config.source).at(this.end());
  }

  nameOf({ revision }: LogRecord): string {
    return String(revision);
  }

  private end(): bigint {
    const { log } = this.open;
    return log.lastVisibleRevision(log.stream(this.config.source));
  }
}

const POSITION = /^C:(\d+)\/P:\d+$/;

class AllSource implements GroupSource {
  private readonly passes: RecordTest;
  private index: number;

  constructor(
    private readonly log: EventLog,
    { filter, settings: { startFrom } }: GroupConfig,
    checkpoint: string | undefined,
  ) {
    this.passes = filterAll(filter);
    const done = POSITION.exec(checkpoint ?? '')?.[1];
    if (done !== undefined) this.index = log.indexFrom(BigInt(done) + 1n);
    else if (startFrom === 'end') this.index = log.length;
    else this.index = startFrom === 'start' ? 0 : log.indexFrom(BigInt(startFrom));
  }

  next(): LogRecord | undefined {
    for (let record = this.log.at(this.index); record !== undefined; record = this.log.at(this.index)) {
      this.index++;
      if (this.passes(record)) return record;
    }
    return undefined;
  }

  last(): LogRecord | undefined {
    return this.log.last;
  }

  nameOf({ position }: LogRecord): string {
    return `C:${position}/P:${position}`;
  }
}
