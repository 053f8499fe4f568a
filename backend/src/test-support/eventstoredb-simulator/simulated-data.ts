import { openEmbeddedEventStore, openInMemoryEventStore } from '../../platform/event-store/embedded/open.js';
import type { EventStore } from '../../platform/event-store/event-store.js';
import { openLog, type OpenLog } from './log/open-log.js';
import { Groups } from './persistent/groups.js';
import { behaviourOf, DEFAULT_VERSION, type ServerVersion } from './server-version.js';

export interface DataOptions {
  /** Where the log is kept; default: in memory. */
  readonly directory?: string | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly version?: ServerVersion;
  /** As servers before 23.10, which never tell that a subscription has caught up. */
  readonly withoutCaughtUp?: boolean;
}

/** The embedded store underneath, and what was read out of it. */
export class SimulatedData {
  private constructor(
    private readonly options: DataOptions,
    private store: EventStore,
    private loaded: { readonly log: OpenLog; readonly groups: Groups },
  ) {}

  /** @throws Error when the log is in use or damaged */
  static async open(options: DataOptions): Promise<SimulatedData> {
    const store = openStore(options);
    return new SimulatedData(options, store, await load(store, options));
  }

  get log(): OpenLog {
    return this.loaded.log;
  }

  get groups(): Groups {
    return this.loaded.groups;
  }

  /** Reads everything anew, as after a restart. */
  async reload(): Promise<void> {
    this.groups.shutDown();
    if (this.options.directory !== undefined) {
      await this.store.close();
      this.store = openStore(this.options);
    }
    this.loaded = await load(this.store, this.options);
  }

  async close(): Promise<void> {
    this.groups.shutDown();
    await this.store.close();
  }
}

const openStore = ({ directory }: DataOptions): EventStore =>
  directory === undefined ? openInMemoryEventStore() : openEmbeddedEventStore(directory);

async function load(store: EventStore, options: DataOptions) {
  const { now = Date.now, version = DEFAULT_VERSION, withoutCaughtUp } = options;
  const log = await openLog(store, now, behaviourOf(version, withoutCaughtUp));
  return { log, groups: new Groups(log) };
}
