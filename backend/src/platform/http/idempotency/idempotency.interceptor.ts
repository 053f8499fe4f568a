import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { AnswerMemory } from './answer-memory.js';
import { fingerprintOf, idempotencyKeyOf } from './idempotency-key.js';

/** Answers a repeated POST with the first answer. Guards have run before: a repetition needs the same rights. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly memory: AnswerMemory) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (request.method !== 'POST') return next.handle();
    const key = idempotencyKeyOf(request);
    return key === undefined ? next.handle() : from(this.once(key, request, http.getResponse<FastifyReply>(), next));
  }

  private async once(key: string, request: FastifyRequest, reply: FastifyReply, next: CallHandler): Promise<unknown> {
    const { status, body, first } = await this.memory.once(key, fingerprintOf(key, request), async () => {
      const result: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
      return { status: reply.statusCode, body: result };
    });
    if (!first) reply.code(status).header('idempotency-replayed', 'true');
    return body;
  }
}
