import { HEADERS, MINE_MESSAGES, OWNER_KEY } from '@marcel/contracts';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Inject, Injectable, UseGuards, applyDecorators, createParamDecorator } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { ACCESS_TOKENS, type AccessTokens } from '../config/access-tokens.js';
import { readIdempotencyKey } from './idempotency.js';
import { perNetwork, perWideNetwork, FailureLimit, FAILURE_LIMITS } from './rate-limits.js';
import { derivedKey } from '../encryption/envelope.js';

export function ownerKeyIn({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const header = headers[HEADERS.ownerKey];
  return typeof header === 'string' && OWNER_KEY.pattern.test(header) ? header : undefined;
}

export const newOwnerKey = (): string => randomBytes(OWNER_KEY.bytes).toString('base64url');

export const hashOwnerKey = (key: string): string => createHash('sha256').update(key).digest('hex');

@Injectable()
export class FailedOwnerKeys extends FailureLimit {
  protected readonly options = [perNetwork(FAILURE_LIMITS.failedKeys), perWideNetwork(FAILURE_LIMITS.failedKeys)];
  protected readonly message = MINE_MESSAGES.tooManyKeys;
}

@Injectable()
export class OwnerKeyGuard implements CanActivate {
  private readonly secret: () => Buffer;

  constructor(@Inject(ACCESS_TOKENS) { admin }: Pick<AccessTokens, 'admin'>) {
    this.secret = derivedKey(admin, 'owner keys');
  }

  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const key = ownerKeyIn(request) ?? this.createKey(request);
    // The error filter removes this header (errors.ts).
    http.getResponse<FastifyReply>().header(HEADERS.ownerKey, key);
    request.actorId = hashOwnerKey(key);
    return true;
  }

  private createKey(request: FastifyRequest): string {
    const repeatable = readIdempotencyKey(request);
    if (repeatable === undefined) return newOwnerKey();
    const [path] = request.url.split('?');
    return createHmac('sha256', this.secret())
      .update(JSON.stringify([path, repeatable]))
      .digest('base64url');
  }
}

const ownerKeyHeader = (description: string) =>
  ApiHeader({ name: HEADERS.ownerKey, required: false, description, schema: { type: 'string' } });

export const AssignsOwner = () =>
  applyDecorators(
    UseGuards(OwnerKeyGuard),
    ownerKeyHeader(
      'The key of the owner of the new item. Without a valid key, the server creates one and returns it in this header.',
    ),
  );

export const ReadsOwnerKey = () => ownerKeyHeader('The key of the owner of the item.');

export const Owner = createParamDecorator((_data: unknown, execution: ExecutionContext): string | undefined => {
  const key = ownerKeyIn(execution.switchToHttp().getRequest<FastifyRequest>());
  return key === undefined ? undefined : hashOwnerKey(key);
});
