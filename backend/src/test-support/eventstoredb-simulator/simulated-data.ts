import { openEmbeddedEventStore, openInMemoryEventStore } from '../../platform/event-store/embedded/open.js';
import type { EventStore } from '../../platform/event-store/event-store.js';
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
    private store: EventStore,
    private loaded: OpenLog,
  ) {}

  /** @throws Error when the log is in use or damaged */
  static async open(options: DataOptions): Promise<SimulatedData> {
    const store = openStore(options);
    return new SimulatedData(options, store, await load(store, options));
  }

  get log(): OpenLog {
    return this.loaded;
  }

  /** Reads everything again, as after a restart. */
  async reload(): Promise<void> {
    if (this.options.directory !== undefined) {
      await this.store.close();
      this.store = openStore(this.options);
    }
    this.loaded = await load(this.store, this.options);
  }

  close(): Promise<void> {
    return this.store.close();
  }
}

const openStore = ({ directory }: DataOptions): EventStore =>
  directory === undefined ? openInMemoryEventStore() : openEmbeddedEventStore(directory);

const load = (store: EventStore, options: DataOptions): Promise<OpenLog> =>
  openLog(store, options.now ?? Date.now, options.equalAppendTimeoutMs ?? EQUAL_APPEND_TIMEOUT_MS);
