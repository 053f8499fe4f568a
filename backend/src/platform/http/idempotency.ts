import { ERROR_MESSAGES, HEADERS, IDEMPOTENCY_KEY_LENGTH } from '@marcel/contracts';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Inject, Injectable, Logger, UseInterceptors } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, hash, hkdfSync } from 'node:crypto';
import { type Observable, from, lastValueFrom } from 'rxjs';
import { stringify } from 'safe-stable-stringify';
import * as z from 'zod';
import { assertSameBody } from '../command-handling/precondition.js';
import { DomainError } from '../decider/domain-error.js';
import { DOCUMENT_STORE, type DocumentStore } from '../document-store/port.js';
import { encrypt, decrypt } from '../encryption/envelope.js';
import { EventRef, EVENT_STORE, type EventStore } from '../event-store/event-store.js';
import { hasEvent } from '../event-store/log-checkpoint.js';
import { withLastAppended } from '../event-store/measured-event-store.js';
import { PersonalData, trackKeyOwners } from '../personal-data/personal-data.js';
import { FailedAttempts } from './token-guard.js';
import { type Form, readForm } from './forms.js';
import { isSafe } from './security.js';

/** Identifies a request: repetitions have the same values. */
interface RequestIdentity {
  readonly fingerprint: string;
  /** Hash of the body, keyed so that a leaked hash cannot be checked against guessed bodies. */
  readonly bodyHash: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    idempotency?: RequestIdentity;
  }
}

type Addressed = Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'actorKind'>;

/** @param body the raw body, before validation */
export function createRequestIdentity(key: string, request: Addressed, body: unknown): RequestIdentity {
  const [path] = request.url.split('?');
  const fingerprint = hash('sha256', JSON.stringify([request.method, path, readCallerToken(request), key]));
  const bodyHash = createHmac('sha256', key)
    .update(stringify(body) ?? '')
    .digest('hex');
  return { fingerprint, bodyHash };
}

export const hashableForm = ({ fields, files }: Form): unknown => ({
  fields,
  files: Object.fromEntries([...files].map(([field, { bytes }]) => [field, hash('sha256', bytes)])),
});

function readCallerToken({ actorKind, headers }: Addressed): unknown {
  if (actorKind === 'visitor') return null;
  return headers[actorKind === 'team' ? HEADERS.deployToken : HEADERS.adminToken];
}

interface Result {
  readonly status: number;
  readonly body?: unknown;
  /** Is true for the response of the first request. */
  readonly isFirst: boolean;
}

const StoredResponse = z.object({
  status: z.int(),
  body: z.unknown().optional(),
  bodyHash: z.string(),
  owners: z.array(z.string()),
  /** The last event of the log that the response depends on. */
  last: z.nullable(EventRef),
});
type StoredResponse = z.infer<typeof StoredResponse>;

type WorkResult = Omit<Result, 'isFirst'> & { readonly isFinal: boolean };

const RESPONSES = 'responses';

export const RESPONSE_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Only the client's key decrypts a stored response: it may hold personal data, and private links. */
const deriveKey = (key: string, fingerprint: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, fingerprint, 'idempotent answer', 32));

/** Runs the work of an idempotency key once, also for concurrent requests and after a restart. */
@Injectable()
export class IdempotentResponses {
  private readonly logger = new Logger(IdempotentResponses.name);
  private readonly running = new Map<string, { readonly bodyHash: string; readonly response: Promise<Result> }>();

  constructor(
    @Inject(DOCUMENT_STORE) private readonly documents: DocumentStore,
    @Inject(EVENT_STORE) private readonly events: Pick<EventStore, 'readStream' | 'last'>,
    private readonly personalData: PersonalData,
  ) {}

  /**
   * Stores only responses of successful work: a rejected request changed nothing, and may be corrected and sent again.
   * @throws DomainError `idempotency_key_reused` for another body under the same key
   */
  async once(key: string, identity: RequestIdentity, work: () => Promise<WorkResult>): Promise<Result> {
    const { fingerprint, bodyHash } = identity;
    const running = this.running.get(fingerprint);
    if (running !== undefined) {
      assertSameBody(bodyHash, running.bodyHash);
      return { ...(await running.response), isFirst: false };
    }
    const response = this.loadOrRun(key, identity, work).finally(() => this.running.delete(fingerprint));
    this.running.set(fingerprint, { bodyHash, response });
    return response;
  }

  private async loadOrRun(key: string, identity: RequestIdentity, work: () => Promise<WorkResult>): Promise<Result> {
    const stored = await this.loadStored(key, identity.fingerprint);
    if (stored !== undefined) {
      assertSameBody(identity.bodyHash, stored.bodyHash);
      return { status: stored.status, body: stored.body, isFirst: false };
    }
    const { result: worked, owners } = await trackKeyOwners(() => withLastAppended(work));
    const { isFinal, ...response } = worked.result;
    if (isFinal) await this.store(key, identity, { ...response, owners }, worked.last);
    return { ...response, isFirst: true };
  }

  /**
   * Returns undefined for a response that must not be sent again: its event is missing in a restored log, so that the work has to be
   * repeated, or it contains data that was erased since.
   */
  private async loadStored(key: string, fingerprint: string): Promise<StoredResponse | undefined> {
    const document = await this.documents.get(RESPONSES, fingerprint);
    if (document === undefined) return undefined;
    let stored: StoredResponse;
    try {
      const envelope = Buffer.from(String(document.value), 'base64');
      stored = StoredResponse.parse(JSON.parse(decrypt(envelope, deriveKey(key, fingerprint), fingerprint).toString()));
    } catch (error) {
      this.logger.warn({ err: error }, 'A stored response could not be read');
      return undefined;
    }
    const erased = await Promise.all(stored.owners.map((owner) => this.personalData.isErased(owner)));
    if (!erased.includes(true) && (stored.last === null || (await hasEvent(this.events, stored.last)))) return stored;
    await this.documents.delete(RESPONSES, fingerprint);
    return undefined;
  }

  /** Logs a failure instead of throwing it, because the work itself is durable. */
  private async store(
    key: string,
    { fingerprint, bodyHash }: RequestIdentity,
    response: Pick<StoredResponse, 'status' | 'body' | 'owners'>,
    appended: EventRef | undefined,
  ): Promise<void> {
    try {
      const last = appended ?? (await this.events.last()) ?? null;
      const stored: StoredResponse = { ...response, bodyHash, last };
      const envelope = encrypt(Buffer.from(JSON.stringify(stored)), deriveKey(key, fingerprint), fingerprint);
      const options = { ifVersion: 0, expiresAt: new Date(Date.now() + RESPONSE_LIFETIME_MS) };
      await this.documents.put(RESPONSES, fingerprint, envelope.toString('base64'), options);
    } catch (error) {
      this.logger.warn({ err: error }, 'A response could not be stored for repetitions');
    }
  }
}

const { min, max } = IDEMPOTENCY_KEY_LENGTH;
const KEY = new RegExp(`^[\\x21-\\x7e]{${min},${max}}$`);

/**
 * Returns the idempotency key of a request.
 * @throws DomainError `invalid_input`
 */
export function readIdempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const header = headers[HEADERS.idempotencyKey];
  if (header === undefined) return undefined;
  if (typeof header === 'string' && KEY.test(header)) return header;
  const message = ERROR_MESSAGES.idempotencyKey;
  throw new DomainError('invalid_input', message, [{ path: HEADERS.idempotencyKey, message }]);
}

/** Answers a repeated write with the first response. Guards run before, so that a repetition needs the same rights. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly responses: IdempotentResponses,
    private readonly failedAttempts: FailedAttempts,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const key = isSafe(request.method) ? undefined : readIdempotencyKey(request);
    return key === undefined ? next.handle() : from(this.once(key, request, http.getResponse(), next));
  }

  private async once(key: string, request: FastifyRequest, reply: FastifyReply, next: CallHandler): Promise<unknown> {
    await this.failedAttempts.assertBelowLimit(request);
    const content = request.isMultipart() ? hashableForm(await readForm(request)) : request.body;
    request.idempotency = createRequestIdentity(key, request, content);
    try {
      const { status, body, isFirst } = await this.responses.once(key, request.idempotency, async () => {
        const result: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
        return { status: reply.statusCode, body: result, isFinal: !reply.hasHeader(HEADERS.preferenceApplied) };
      });
      if (!isFirst) reply.code(status).header('idempotency-replayed', 'true');
      return body;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'idempotency_key_reused')
        await this.failedAttempts.count(request);
      throw error;
    }
  }
}

/** Lets clients repeat a write. Methods with a `Context` parameter include it. */
export const Repeatable = (): MethodDecorator => UseInterceptors(IdempotencyInterceptor);
