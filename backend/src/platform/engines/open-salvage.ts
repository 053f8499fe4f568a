import { existsSync, lstatSync, readlinkSync } from 'node:fs';
import * as path from 'node:path';
import type { Settings } from '../config/settings.js';
import { closedDirectory } from '../event-store/embedded/closed/closed-log.js';
import { isFileBeingFilled } from '../event-store/embedded/filling.js';
import { openEmbeddedEventStore } from '../event-store/embedded/open.js';
import { SalvagedLog } from '../event-store/embedded/salvage/salvaged-log.js';
import { LogPartlyFilled } from '../event-store/errors.js';
import type { FillableEventStore, RecordedEvent } from '../event-store/event-store.js';
import { lockDataDirectory } from './data-directory-lock.js';

/** What is left of a damaged log. */
export interface DamagedLog {
  /** Every event that is whole, in its order. */
  events(): Iterable<RecordedEvent>;
  /** Numbers of the events that are gone. */
  readonly lost: readonly { readonly first: number; readonly last: number }[];
  /** Those of the lost that the log still names, by their number. */
  readonly named: ReadonlyMap<number, NamedEvent>;
}

export interface NamedEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
}

export interface Salvage {
  readonly damaged: DamagedLog;
  /** A new, empty log. */
  readonly target: FillableEventStore;
  close(): Promise<void>;
}

/** Whoever forgot to mount a disk would take all that lies there for lost. */
export class ClosedFilesMissing extends Error {
  override readonly name = 'ClosedFilesMissing';
  constructor(what: string) {
    super(
      `${what} not there, where events of the log were moved to: bring them back, or say --without-closed to go on ` +
        'with the rest',
    );
  }
}

/**
 * Opens the embedded log of a data directory as what is left of it, and a new log in another directory.
 * @throws ClosedFilesMissing unless it is to go on without, LogPartlyFilled, DataDirectoryInUse, EventStoreInUse, EventStoreUnavailable,
 * Error when there is no log
 */
export function openSalvage(
  { dataDirectory }: Pick<Settings, 'dataDirectory'>,
  directory: string,
  { withoutClosed = false } = {},
): Salvage {
  const lock = lockDataDirectory({ dataDirectory, eventStoreUrl: undefined, mongoUrl: undefined });
  const events = path.join(dataDirectory, 'events');
  let opened: SalvagedLog | undefined;
  try {
    const file = path.join(events, 'events.db');
    const damaged = SalvagedLog.open(file);
    opened = damaged;
    if (isFileBeingFilled(file)) throw new LogPartlyFilled(`in ${events}`);
    if (!withoutClosed) requireClosed(closedDirectory(events), damaged.missing);
    const target = openEmbeddedEventStore(directory);
    const close = async () => {
      await target.close();
      damaged.close();
      lock?.release();
    };
    return { damaged, target, close };
  } catch (error) {
    opened?.close();
    lock?.release();
    throw error;
  }
}

function requireClosed(folder: string, missing: readonly string[]): void {
  const isLinkToNothing = !existsSync(folder) && lstatSync(folder, { throwIfNoEntry: false }) !== undefined;
  if (isLinkToNothing) throw new ClosedFilesMissing(`${folder} is a link to ${readlinkSync(folder)}, which is`);
  if (missing.length > 0) throw new ClosedFilesMissing(`${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'}`);
}
