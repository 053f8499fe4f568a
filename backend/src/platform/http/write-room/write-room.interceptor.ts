import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { from, mergeMap, type Observable } from 'rxjs';
import { networkOf } from '../rate-limits/network-of.js';
import { WriteRoom } from './write-room.js';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Asks for room before anything is done for a visitor's write. Guards have run before: whoever has shown a token is none. */
@Injectable()
export class WriteRoomInterceptor implements NestInterceptor {
  constructor(private readonly room: WriteRoom) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (READS.includes(request.method) || request.actorKind !== 'visitor') return next.handle();
    // The bytes of pictures have a quota of their own.
    const bytes = request.isMultipart() ? 0 : Number(request.headers['content-length'] ?? 0);
    return from(this.room.take(bytes, networkOf(request.ip))).pipe(mergeMap(() => next.handle()));
  }
}
