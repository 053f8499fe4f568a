import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createHmac, scryptSync } from 'node:crypto';
import { ACCESS_TOKENS, type AccessTokens } from '../../config/access-tokens.js';
import { idempotencyKeyOf } from '../idempotency/idempotency-key.js';
import { newOwnerKey, ownerKeyIn } from './owner-key.js';

/** Gives whoever makes something without a key of their own a fresh one. */
@Injectable()
export class OwnerKeys implements CanActivate {
  private made: Buffer | undefined;

  constructor(@Inject(ACCESS_TOKENS) private readonly tokens: Pick<AccessTokens, 'admin'>) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.ownerKey = ownerKeyIn(request) ?? this.keyFor(request);
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
