import type Database from 'libsql';
import { InvalidAppend, WrongExpectedRevision } from '../errors.js';
import type { AppendResult, ExpectedRevision } from '../event-store.js';
import { asBytes, bytesOf, linesOf, numberOf, UnreadableCell, wholeNumber } from './cells.js';
import { toPosition } from './position.js';
import type { PreparedAppend } from './prepared-append.js';
import { toStoredText } from './stored-text.js';

export type Outcome = AppendResult | WrongExpectedRevision | InvalidAppend;

/** Either the append is settled without writing, or its first event goes to a revision of its stream. */
export type Verdict = { readonly outcome: Outcome } | { readonly firstRevision: number };

interface Place {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
}

/** Decides on appends by what the log holds at that moment, earlier writes of an open transaction included. */
export class AppendJudge {
  private readonly selectHead;
  private readonly selectPlace;

  constructor(database: Database.Database) {
    this.selectHead = database.prepare(`SELECT ${asBytes('max(revision)')} FROM events WHERE stream = ?`).raw(true);
    this.selectPlace = database
      .prepare(`SELECT ${asBytes('position', 'revision', 'stream')} FROM events WHERE id = ?`)
      .raw(true);
  }

  judge(append: PreparedAppend): Verdict {
    const stored = toStoredText(append.stream);
    const head = numberOf(this.selectHead.get(stored));
    const places = append.events.flatMap(({ id }) => this.selectPlace.all(id).map(toPlace));
    const earlier = repeated(append, places);
    if (earlier !== undefined) return { outcome: earlier };
    const { stream, expected } = append;
    if (!isAt(expected, head)) return { outcome: new WrongExpectedRevision(stream, expected, head ?? undefined) };
    if (places.length > 0) return { outcome: new InvalidAppend(stream, 'an id was appended before') };
    return { firstRevision: slotAfter(head) };
  }
}

function toPlace(row: unknown): Place {
  const bytes = bytesOf(row);
  const [place, number, stream] = (bytes && linesOf(bytes)) ?? [];
  const [position, revision] = [wholeNumber(place), wholeNumber(number)];
  if (stream === undefined || Number.isNaN(position + revision))
    throw new UnreadableCell('A row does not hold an event');
  return { position, revision, stream };
}

const slotAfter = (head: number | null): number => (head === null ? 0 : head + 1);

const isAt = (expected: ExpectedRevision, head: number | null): boolean =>
  expected === 'any' || expected === (head ?? 'no_stream');

/** The result that the very same append had before. */
function repeated({ stream, expected, events }: PreparedAppend, places: readonly Place[]): AppendResult | undefined {
  const [first] = places;
  const last = places.at(-1);
  if (first === undefined || last === undefined || places.length < events.length) return undefined;
  const slot = expected === 'any' ? first.revision : slotAfter(expected === 'no_stream' ? null : expected);
  const stored = toStoredText(stream);
  const same = places.every((place, index) => place.stream === stored && place.revision === slot + index);
  return same ? { revision: last.revision, position: toPosition(last.position) } : undefined;
}
