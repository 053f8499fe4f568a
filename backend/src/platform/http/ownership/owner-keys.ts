import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createHmac, scryptSync } from 'node:crypto';
import { ACCESS_TOKENS, type AccessTokens } from '../../config/access-tokens.js';
import { idempotencyKeyOf } from '../idempotency/idempotency-key.js';
import { newOwnerKey, ownerKeyIn, ownerOf } from './owner-key.js';

/** Knows whoever makes something by their key, and gives a fresh one to those who have none. */
@Injectable()
export class OwnerKeys implements CanActivate {
  private made: Buffer | undefined;

  constructor(@Inject(ACCESS_TOKENS) private readonly tokens: Pick<AccessTokens, 'admin'>) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const key = ownerKeyIn(request) ?? this.keyFor(request);
    request.ownerKey = key;
    request.actorId = ownerOf(key);
    return true;
  }

  /** A repetition, whose first answer may be lost, gets the same key again, though nobody has kept it. */
  private keyFor(request: FastifyRequest): string {
    const repeatable = idempotencyKeyOf(request);
    if (repeatable === undefined) return newOwnerKey();
    const [path] = request.url.split('?');
    return createHmac('sha256', this.secret)
      .update(JSON.stringify([path, repeatable]))
      .digest('base64url');
  }

  /** Slow to make: whoever gets such a key must not find the token by trying. */
  private get secret(): Buffer {
    return (this.made ??= scryptSync(this.tokens.admin, 'marcel-os owner keys', 32));
  }
}
