import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import { ACCESS_TOKENS, type AccessTokens } from '../../config/access-tokens.js';
import { derivedKey } from '../../sealing/derived-key.js';
import { idempotencyKeyOf } from '../idempotency/idempotency-key.js';
import { newOwnerKey, ownerKeyIn, ownerOf } from './owner-key.js';

/** Knows whoever makes something by their key, and gives a fresh one to those who have none. */
@Injectable()
export class OwnerKeys implements CanActivate {
  private readonly secret: () => Buffer;

  constructor(@Inject(ACCESS_TOKENS) { admin }: Pick<AccessTokens, 'admin'>) {
    this.secret = derivedKey(admin, 'owner keys');
  }

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
    return createHmac('sha256', this.secret())
      .update(JSON.stringify([path, repeatable]))
      .digest('base64url');
  }
}
