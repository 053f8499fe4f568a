/** A run of some long work, as all nodes know it. */
export interface RecordedRun {
  /** Tells it from others of its number. */
  readonly id: string;
  readonly startedAt: string;
  /** When its node has last said that it is at it. */
  readonly seenAt: string;
  readonly endedAt: string | null;
  readonly step: string | null;
  readonly done: number;
  readonly total: number | null;
  /** As JSON; null until it is completed. */
  readonly result: string | null;
  readonly failure: string | null;
}

export interface NumberedRun {
  /** Of its kind, from one on. */
  readonly number: number;
  readonly run: RecordedRun;
}

/** Where the last runs of long work are on record, for all nodes and after a restart. Each call may throw StoreUnavailable. */
export interface RunBoard {
  last(kind: string): Promise<NumberedRun | undefined>;
  /** False when there is one of that number already: of several who begin at once, one does. */
  add(kind: string, numbered: NumberedRun): Promise<boolean>;
  /** Nothing happens to a run that is not on record. */
  update(kind: string, numbered: NumberedRun): Promise<void>;
  close(): Promise<void>;
}

/** Nest injection token of the port. */
export const RUN_BOARD = Symbol('RunBoard');
