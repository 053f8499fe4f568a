import type { AppendResult } from '../event-store.js';
import type { GroupWriter } from './group-writer.js';
import type { LogReader } from './log-reader.js';
import type { PreparedAppend } from './prepared-append.js';

interface WaitingAppend extends PreparedAppend {
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: unknown) => void;
}

/** Gathers the appends of one turn of the event loop: a flush to disk costs the same for one as for hundreds. */
export class GroupCommit {
  private waiting: WaitingAppend[] = [];

  constructor(
    private readonly writer: GroupWriter,
    private readonly reader: LogReader,
  ) {}

  /** Resolves once the append is durable. */
  submit(append: PreparedAppend): Promise<AppendResult> {
    if (this.waiting.length === 0) setImmediate(() => this.flush());
    return new Promise((resolve, reject) => this.waiting.push({ ...append, resolve, reject }));
  }

  /** Commits what is waiting without further delay. */
  flush(): void {
    const group = this.waiting;
    this.waiting = [];
    if (group.length === 0) return;
    try {
      for (const { append, outcome } of this.reader.guard(() => this.writer.write(group))) {
        if (outcome instanceof Error) append.reject(outcome);
        else append.resolve(outcome);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}
