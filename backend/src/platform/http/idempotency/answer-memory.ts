import { Inject, Injectable, Logger } from '@nestjs/common';
import { assertSameBody } from '../../command-handling/same-body.js';
import type { RequestIdentity } from './request-identity.js';
import { withLastAppended } from '../../event-store/append-witness.js';
import { markOf, type EventMark } from '../../event-store/event-mark.js';
import { withPersons } from '../../personal-data/person-witness.js';
import { PersonalData } from '../../personal-data/personal-data.js';
import { DOCUMENT_STORE, type DocumentStore } from '../../document-store/port.js';
import { EVENT_STORE, type EventStore } from '../../event-store/event-store.js';
import { holds } from '../../event-store/log-standing.js';
import { openAnswer, sealAnswer, type Answer, type KeptAnswer } from './sealed-answer.js';

export interface RememberedAnswer extends Answer {
  /** Whether this very call did the work. */
  readonly first: boolean;
}

/** What a request has led to. */
export interface Done {
  readonly answer: Answer;
  /** Whether there is no more to tell: what came too early is asked for again by a repetition. */
  readonly final: boolean;
}

/** What an answer was made of. */
interface Made {
  readonly last: EventMark | undefined;
  readonly persons: readonly string[];
}

interface UnderWay {
  readonly bodyHash: string;
  readonly answer: Promise<Answer>;
}

const ANSWERS = 'answers';

/** Afterwards the log still recognizes a repeated request by the ids of its events. */
export const ANSWER_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Does the work of a key once, also when it is asked for twice at the same time or again after a restart. */
@Injectable()
export class AnswerMemory {
  private readonly logger = new Logger(AnswerMemory.name);
  private readonly underway = new Map<string, UnderWay>();

  constructor(
    @Inject(DOCUMENT_STORE) private readonly documents: DocumentStore,
    @Inject(EVENT_STORE) private readonly events: Pick<EventStore, 'readStream' | 'readAll'>,
    private readonly personalData: PersonalData,
  ) {}

  /**
   * Only what `work` resolves with is remembered: a refusal changed nothing, and may be put right and sent again.
   * @throws DomainError `idempotency_key_reused` for another body under the same key
   */
  async once(key: string, identity: RequestIdentity, work: () => Promise<Done>): Promise<RememberedAnswer> {
    const { fingerprint, bodyHash } = identity;
    let first = false;
    const doFirst = () => {
      first = true;
      return work();
    };
    const underway = this.underway.get(fingerprint) ?? this.begin(key, identity, doFirst);
    assertSameBody(bodyHash, underway.bodyHash);
    return { ...(await underway.answer), first };
  }

  private begin(key: string, identity: RequestIdentity, work: () => Promise<Done>): UnderWay {
    const { fingerprint, bodyHash } = identity;
    const answer = this.recallOrDo(key, identity, work).finally(() => this.underway.delete(fingerprint));
    const begun = { bodyHash, answer };
    this.underway.set(fingerprint, begun);
    return begun;
  }

  private async recallOrDo(key: string, identity: RequestIdentity, work: () => Promise<Done>): Promise<Answer> {
    const kept = await this.recall(key, identity.fingerprint);
    if (kept !== undefined) {
      const { bodyHash: ofFirst, status, body } = kept;
      assertSameBody(identity.bodyHash, ofFirst);
      return { status, body };
    }
    const { result: worked, persons } = await withPersons(() => withLastAppended(work));
    const { result, last } = worked;
    const { answer, final } = result;
    if (final) await this.keep(key, identity, answer, { last, persons });
    return answer;
  }

  /**
   * An answer that tells of what the log does not hold, because an earlier state of it was put back, would swallow the request;
   * one that repeats what has been erased would bring it back.
   */
  private async recall(key: string, fingerprint: string): Promise<KeptAnswer | undefined> {
    const kept = await this.find(key, fingerprint);
    if (kept === undefined || ((await this.holds(kept)) && !(await this.isErased(kept)))) return kept;
    await this.documents.delete(ANSWERS, fingerprint);
    return undefined;
  }

  private async holds({ toldOf }: KeptAnswer): Promise<boolean> {
    return toldOf === null || holds(this.events, toldOf);
  }

  private async isErased({ persons }: KeptAnswer): Promise<boolean> {
    const erased = await Promise.all(persons.map((person) => this.personalData.isErased(person)));
    return erased.includes(true);
  }

  /** What cannot be read any more is as good as lost: the log knows what the work has led to. */
  private async find(key: string, fingerprint: string): Promise<KeptAnswer | undefined> {
    const stored = await this.documents.get(ANSWERS, fingerprint);
    try {
      return stored && openAnswer(Buffer.from(String(stored.value), 'base64'), key, fingerprint);
    } catch (error) {
      this.logger.warn({ err: error }, 'A kept answer could not be read');
      return undefined;
    }
  }

  /** The work is done and durable: that its answer cannot be kept must not turn it into a failure. */
  private async keep(
    key: string,
    { fingerprint, bodyHash }: RequestIdentity,
    answer: Answer,
    { last, persons }: Made,
  ): Promise<void> {
    try {
      const toldOf = last ?? (await this.newest()) ?? null;
      const sealed = sealAnswer({ ...answer, bodyHash, persons: [...persons], toldOf }, key, fingerprint);
      const options = { ifVersion: 0, expiresAt: new Date(Date.now() + ANSWER_LIFETIME_MS) };
      await this.documents.put(ANSWERS, fingerprint, sealed.toString('base64'), options);
    } catch (error) {
      this.logger.warn({ err: error }, 'An answer could not be kept for repetitions');
    }
  }

  /** What has changed nothing may tell of anything there is. */
  private async newest(): Promise<EventMark | undefined> {
    for await (const event of this.events.readAll({ direction: 'backwards', limit: 1 })) return markOf(event);
    return undefined;
  }
}
