import { openEmbeddedEventStore } from '../../platform/event-store/embedded/open.js';
import { type Journal, MemoryJournal, StoredJournal } from './journal.js';
import { openLog, type OpenLog } from './log-writer.js';

export interface DataOptions {
  readonly directory?: string | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Milliseconds after which the second of two equal appends at the same time fails; 2000 to 3000 in EventStoreDB. */
  readonly equalAppendTimeoutMs?: number;
}

const EQUAL_APPEND_TIMEOUT_MS = 50;

export class SimulatedData {
  private constructor(
    private readonly options: DataOptions,
    private journal: Journal,
    private loaded: OpenLog,
  ) {}

  /** @throws Error when the log is in use or damaged */
  static async open(options: DataOptions): Promise<SimulatedData> {
    const journal = openJournal(options);
    return new SimulatedData(options, journal, await load(journal, options));
  }

  get log(): OpenLog {
    return this.loaded;
  }

  /** Reads everything again, as after a restart. */
  async reload(): Promise<void> {
    if (this.options.directory !== undefined) {
      await this.journal.close();
      this.journal = openJournal(this.options);
    }
    this.loaded = await load(this.journal, this.options);
  }

  close(): Promise<void> {
    return this.journal.close();
  }
}

const openJournal = ({ directory }: DataOptions): Journal =>
  directory === undefined ? new MemoryJournal() : new StoredJournal(openEmbeddedEventStore(directory));

const load = (journal: Journal, options: DataOptions): Promise<OpenLog> =>
  openLog(journal, options.now ?? Date.now, options.equalAppendTimeoutMs ?? EQUAL_APPEND_TIMEOUT_MS);
