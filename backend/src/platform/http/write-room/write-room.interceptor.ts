import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, mergeMap, type Observable } from 'rxjs';
import { networkOf } from '../rate-limits/network-of.js';
import { isSafe } from '../security/safe-methods.js';
import { WriteRoom } from './write-room.js';

/** What the texts of a form come to, roughly; its pictures have a quota of their own. */
const FORM_BYTES = 4096;

/**
 * Asks for room before anything is done for a visitor's write, and takes it for what was done: a refusal or a repetition keeps nothing.
 * Guards have run before: whoever has shown a token is no visitor.
 */
@Injectable()
export class WriteRoomInterceptor implements NestInterceptor {
  constructor(private readonly room: WriteRoom) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    if (isSafe(request.method) || request.actorKind !== 'visitor') return next.handle();
    const visitor = networkOf(request.ip);
    const bytes = request.isMultipart() ? FORM_BYTES : request.bodyBytes;
    return from(this.room.assertLeft(bytes, visitor)).pipe(
      mergeMap(() => next.handle()),
      mergeMap(async (answer: unknown) => {
        if (!reply.hasHeader('idempotency-replayed')) await this.room.take(bytes, visitor);
        return answer;
      }),
    );
  }
}
