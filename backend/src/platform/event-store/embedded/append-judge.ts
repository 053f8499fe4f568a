import type Database from 'libsql';
import * as z from 'zod/mini';
import { InvalidAppend, WrongExpectedRevision } from '../errors.js';
import type { AppendResult, ExpectedRevision } from '../event-store.js';
import { toPosition } from './position.js';
import type { PreparedAppend } from './prepared-append.js';
import { toStoredText } from './stored-text.js';

export type Outcome = AppendResult | WrongExpectedRevision | InvalidAppend;

/** Either the append is settled without writing, or its first event goes to a revision of its stream. */
export type Verdict = { readonly outcome: Outcome } | { readonly firstRevision: number };

const Head = z.tuple([z.tuple([z.nullable(z.int())])]);
const Places = z.array(z.object({ stream: z.string(), revision: z.int(), position: z.int() }));
type Place = z.infer<typeof Places>[number];

/** Decides on appends by what the log holds at that moment, earlier writes of an open transaction included. */
export class AppendJudge {
  private readonly selectHead;
  private readonly selectPlace;

  constructor(database: Database.Database) {
    this.selectHead = database.prepare('SELECT max(revision) FROM events WHERE stream = ?').raw(true);
    this.selectPlace = database.prepare('SELECT stream, revision, position FROM events WHERE id = ?');
  }

  judge(append: PreparedAppend): Verdict {
    const [[head]] = Head.parse(this.selectHead.all(toStoredText(append.stream)));
    const places = append.events.flatMap(({ id }) => Places.parse(this.selectPlace.all(id)));
    const earlier = repeated(append, places);
    if (earlier !== undefined) return { outcome: earlier };
    const { stream, expected } = append;
    if (!isAt(expected, head)) return { outcome: new WrongExpectedRevision(stream, expected, head ?? undefined) };
    if (places.length > 0) return { outcome: new InvalidAppend(stream, 'an id was appended before') };
    return { firstRevision: slotAfter(head) };
  }
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
