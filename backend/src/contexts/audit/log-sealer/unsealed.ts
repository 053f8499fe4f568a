import type { RecordedEvent } from '../../../platform/event-store/event-store.js';
import { SEAL_STREAM, type LogSealed } from '../domain/seal.events.js';
import { Ledger, markOf } from '../ledger/ledger.js';

export interface Draft {
  readonly seal: Omit<LogSealed['data'], 'signature'>;
  /** Marks and news that it covers. */
  readonly marks: number;
  readonly news: number;
}

/** The fold of the log since its last seal. */
export class Unsealed {
  private readonly ledger: Ledger;
  private marks: string[] = [];
  private news = 0;

  constructor(last: LogSealed['data'] | undefined) {
    this.ledger = last === undefined ? Ledger.empty() : Ledger.at(last);
  }

  add(event: RecordedEvent): void {
    this.marks.push(markOf(this.ledger.add(event)));
    if (event.stream !== SEAL_STREAM) this.news += 1;
  }

  /** Events since the last seal, seals themselves not counted: a seal alone needs no seal. */
  get size(): number {
    return this.news;
  }

  /** What a seal would say now; undefined when there is nothing to seal. */
  draft(): Draft | undefined {
    const { last, events, hash } = this.ledger;
    if (this.news === 0 || last === undefined) return undefined;
    return { seal: { last, events, hash, marks: this.marks.join('') }, marks: this.marks.length, news: this.news };
  }

  /** Once a draft is on record: only what was folded after it counts as unsealed. */
  settle({ marks, news }: Draft): void {
    this.marks = this.marks.slice(marks);
    this.news -= news;
  }
}
