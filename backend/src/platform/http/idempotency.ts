import { ERROR_MESSAGES, HEADERS, IDEMPOTENCY_KEY_LENGTH } from '@marcel/contracts';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Observable, from, lastValueFrom } from 'rxjs';
import { DomainError } from '../decider/domain-error.js';
import { FailedAttempts } from './access.js';
import { readForm } from './forms.js';
import { AnswerMemory, contentOf, identityOf } from './answer-memory.js';
import { isSafe } from './security.js';

const { min, max } = IDEMPOTENCY_KEY_LENGTH;
const KEY = new RegExp(`^[\\x21-\\x7e]{${min},${max}}$`);

/**
 * Returns the idempotency key of a request.
 * @throws DomainError `invalid_input`
 */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = headers[HEADERS.idempotencyKey];
  if (given === undefined) return undefined;
  if (typeof given === 'string' && KEY.test(given)) return given;
  const message = ERROR_MESSAGES.idempotencyKey;
  throw new DomainError('invalid_input', message, [{ path: HEADERS.idempotencyKey, message }]);
}

/** Answers a repeated write with the first response. Guards run before, so that a repetition needs the same rights. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly memory: AnswerMemory,
    private readonly failedAttempts: FailedAttempts,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const key = isSafe(request.method) ? undefined : idempotencyKeyOf(request);
    return key === undefined ? next.handle() : from(this.once(key, request, http.getResponse(), next));
  }

  private async once(key: string, request: FastifyRequest, reply: FastifyReply, next: CallHandler): Promise<unknown> {
    await this.failedAttempts.assertBelowLimit(request, reply);
    const content = request.isMultipart() ? contentOf(await readForm(request)) : request.body;
    request.identity = identityOf(key, request, content);
    try {
      const { status, body, first } = await this.memory.once(key, request.identity, async () => {
        const result: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
        return { status: reply.statusCode, body: result, isFinal: !reply.hasHeader(HEADERS.preferenceApplied) };
      });
      if (!first) reply.code(status).header('idempotency-replayed', 'true');
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
