import * as z from 'zod';
import { HEADERS } from '@marcel/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { stringify } from 'safe-stable-stringify';
import { assertSameBody } from '../command-handling/precondition.js';
import { DOCUMENT_STORE, type DocumentStore } from '../document-store/port.js';
import { withLastAppended } from '../event-store/measured-event-store.js';
import { collect, type EventMark, markOf, EVENT_STORE, type EventStore } from '../event-store/event-store.js';
import { holds } from '../event-store/log-checkpoint.js';
import { withPersons } from '../personal-data/errors.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { seal, unseal } from '../sealing/envelope.js';
import type { Form } from './form-collector.js';

/** Identifies a request: repetitions have the same values. */
export interface RequestIdentity {
  readonly fingerprint: string;
  /** Hash of the body, keyed so that a leaked hash cannot be checked against guessed bodies. */
  readonly bodyHash: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    identity?: RequestIdentity;
  }
}

type Addressed = Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'actorKind'>;

/** @param body the raw body, before validation */
export function identityOf(key: string, request: Addressed, body: unknown): RequestIdentity {
  const [path] = request.url.split('?');
  const fingerprint = sha256(JSON.stringify([request.method, path, callerOf(request), key]));
  const bodyHash = createHmac('sha256', key)
    .update(stringify(body) ?? '')
    .digest('hex');
  return { fingerprint, bodyHash };
}

export function contentOf({ fields, files }: Form): unknown {
  return { fields, files: Object.fromEntries([...files].map(([field, { bytes }]) => [field, sha256(bytes)])) };
}

function callerOf({ actorKind, headers }: Addressed): unknown {
  if (actorKind === 'visitor') return null;
  return headers[actorKind === 'team' ? HEADERS.deployToken : HEADERS.adminToken];
}

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

const Answer = z.object({ status: z.int(), body: z.unknown().optional() });
export type Answer = z.infer<typeof Answer>;

const KeptAnswer = Answer.extend({
  bodyHash: z.string(),
  persons: z.array(z.string()),
  toldOf: z.strictObject({ id: z.string(), stream: z.string(), revision: z.int(), position: z.string() }).nullable(),
});
export type KeptAnswer = z.infer<typeof KeptAnswer>;

const SALT_BYTES = 16;

function sealAnswer(answer: KeptAnswer, key: string, fingerprint: string): Buffer {
  const salt = randomBytes(SALT_BYTES);
  return Buffer.concat([salt, seal(Buffer.from(JSON.stringify(answer)), secretOf(key, salt), fingerprint)]);
}

/** @throws Error when the bytes were changed or encrypted under another key or fingerprint */
function openAnswer(sealed: Uint8Array, key: string, fingerprint: string): KeptAnswer {
  const secret = secretOf(key, sealed.subarray(0, SALT_BYTES));
  const text = unseal(sealed.subarray(SALT_BYTES), secret, fingerprint).toString('utf8');
  return KeptAnswer.parse(JSON.parse(text));
}

function secretOf(key: string, salt: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, 'idempotent answer', 32));
}

export interface RememberedAnswer extends Answer {
  readonly first: boolean;
}

export interface Done {
  readonly answer: Answer;
  readonly final: boolean;
}

interface UnderWay {
  readonly bodyHash: string;
  readonly answer: Promise<Answer>;
}

const ANSWERS = 'answers';

export const ANSWER_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Runs the work of an idempotency key once, also for concurrent requests and after a restart. */
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
   * Stores only responses of successful work: a rejected request changed nothing, and may be corrected and sent again.
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
    if (result.final) await this.keep(key, identity, result.answer, persons, last);
    return result.answer;
  }

  /**
   * Skips responses that must not be repeated: events that a restored older log lacks have to be written again, and erased
   * data must not come back.
   */
  private async recall(key: string, fingerprint: string): Promise<KeptAnswer | undefined> {
    const kept = await this.find(key, fingerprint);
    if (kept === undefined) return undefined;
    const { toldOf, persons } = kept;
    const erased = await Promise.all(persons.map((person) => this.personalData.isErased(person)));
    if (!erased.includes(true) && (toldOf === null || (await holds(this.events, toldOf)))) return kept;
    await this.documents.delete(ANSWERS, fingerprint);
    return undefined;
  }

  private async find(key: string, fingerprint: string): Promise<KeptAnswer | undefined> {
    const stored = await this.documents.get(ANSWERS, fingerprint);
    try {
      return stored && openAnswer(Buffer.from(String(stored.value), 'base64'), key, fingerprint);
    } catch (error) {
      this.logger.warn({ err: error }, 'A stored response could not be read');
      return undefined;
    }
  }

  /** Stores the response. Only logs failures, because the work itself is durable. */
  private async keep(
    key: string,
    { fingerprint, bodyHash }: RequestIdentity,
    answer: Answer,
    persons: readonly string[],
    last: EventMark | undefined,
  ): Promise<void> {
    try {
      const [newest = null] = last ? [last] : await collect(this.events.readAll({ direction: 'backwards', limit: 1 }));
      const toldOf = newest && markOf(newest);
      const sealed = sealAnswer({ ...answer, bodyHash, persons: [...persons], toldOf }, key, fingerprint);
      const options = { ifVersion: 0, expiresAt: new Date(Date.now() + ANSWER_LIFETIME_MS) };
      await this.documents.put(ANSWERS, fingerprint, sealed.toString('base64'), options);
    } catch (error) {
      this.logger.warn({ err: error }, 'A response could not be stored for repetitions');
    }
  }
}
