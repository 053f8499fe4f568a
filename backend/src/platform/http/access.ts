import { ERROR_MESSAGES, ErrorBody, HEADERS, RELEASE_MESSAGES } from '@marcel/contracts';
import {
  type CanActivate,
  type ExecutionContext,
  Inject,
  Injectable,
  UseGuards,
  applyDecorators,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiSecurity } from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { ACCESS_TOKENS, type AccessTokens } from '../config/access-tokens.js';
import { isSameSecret } from '../config/same-secret.js';
import { SETTINGS, type Settings } from '../config/settings.js';
import { DomainError } from '../decider/domain-error.js';
import type { Actor } from '../event-store/event-store.js';
import { type Limiter, RATE_LIMITS, assertBelowLimit, byNetwork, networkOf } from './rate-limits.js';
import { JsonResponse } from '../openapi/decorators.js';

declare module 'fastify' {
  interface FastifyRequest {
    actorKind: Actor['kind'];
    actorId: string | undefined;
  }
}

export function recogniseActors(server: FastifyInstance): void {
  server.decorateRequest('actorKind', 'visitor');
  server.decorateRequest('actorId', undefined);
}

const REMEMBERED = 10_000;

@Injectable()
export class FailedAttempts {
  private limiters: { readonly own: Limiter; readonly all: Limiter } | undefined;
  private readonly proven = new LRUCache<string, true>({ max: REMEMBERED });

  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'rateLimit'>,
  ) {}

  /**
   * Before a token is looked at.
   * @throws DomainError `too_many_requests`
   */
  async assertBelowLimit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { own, all } = this.limits();
    await this.assert(this.proven.has(networkOf(request.ip)) ? [own] : [own, all], request, reply);
  }

  /**
   * Before what a visitor needs no token for: strangers who guess are no reason to wait.
   * @throws DomainError `too_many_requests`
   */
  async assertOwnBelowLimit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.assert([this.limits().own], request, reply);
  }

  private async assert(limiters: readonly Limiter[], request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!this.settings.rateLimit) return;
    for (const limiter of limiters) await assertBelowLimit(limiter, request, reply, ERROR_MESSAGES.tooManyAttempts);
  }

  async count(request: FastifyRequest): Promise<void> {
    if (!this.settings.rateLimit) return;
    const { own, all } = this.limits();
    await Promise.all([own(request), all(request)]);
  }

  async countOwn(request: FastifyRequest): Promise<void> {
    if (this.settings.rateLimit) await this.limits().own(request);
  }

  prove({ ip }: FastifyRequest): void {
    this.proven.set(networkOf(ip), true);
  }

  private limits() {
    const server: FastifyInstance = this.host.httpAdapter.getInstance();
    return (this.limiters ??= {
      own: server.createRateLimit(byNetwork(RATE_LIMITS.failedAttempts)),
      all: server.createRateLimit({ ...RATE_LIMITS.failedAttemptsOfAll, keyGenerator: () => 'all' }),
    });
  }
}

/** Lets requests pass that carry the admin token in its header. Cookies never count. */
@Injectable()
export class AdminGuard implements CanActivate {
  constructor(
    @Inject(ACCESS_TOKENS) protected readonly tokens: AccessTokens,
    private readonly failedAttempts: FailedAttempts,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    await this.admit(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
    return true;
  }

  /** @throws DomainError `unauthorised`, `too_many_requests` */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // What only some may see must not be shown to others by a cache in between.
    reply.header('cache-control', 'private, no-cache');
    if (!this.carriesToken(request)) throw this.refusal();
    await this.failedAttempts.assertBelowLimit(request, reply);
    if (this.admits(request)) {
      this.failedAttempts.prove(request);
      return;
    }
    await this.failedAttempts.count(request);
    throw this.refusal();
  }

  protected carriesToken(request: FastifyRequest): boolean {
    return tokenIn(request, HEADERS.adminToken) !== undefined;
  }

  protected admits(request: FastifyRequest): boolean {
    const token = tokenIn(request, HEADERS.adminToken);
    if (token === undefined) return false;
    const { admin, named = () => [] } = this.tokens;
    // All of them are compared: how long it takes tells nothing of whose it is.
    const [owner] = [{ name: undefined, token: admin }, ...named()].filter((one) => isSameSecret(token, one.token));
    if (owner === undefined) return false;
    request.actorKind = 'admin';
    request.actorId = owner.name;
    return true;
  }

  protected refusal(): DomainError {
    return new DomainError('unauthorised', ERROR_MESSAGES.unauthorised);
  }
}

/** Lets everybody pass, and knows an admin by the token, which must be right where there is one. */
@Injectable()
export class AdminOrVisitorGuard extends AdminGuard {
  override async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (this.carriesToken(request)) await super.admit(request, reply);
  }
}

@Injectable()
export class AuditorGuard extends AdminGuard {
  protected override carriesToken(request: FastifyRequest): boolean {
    return tokenIn(request, HEADERS.auditorToken) !== undefined || super.carriesToken(request);
  }

  protected override admits(request: FastifyRequest): boolean {
    const token = tokenIn(request, HEADERS.auditorToken);
    const { auditor } = this.tokens;
    if (token !== undefined && auditor !== undefined && isSameSecret(token, auditor)) return true;
    return super.admits(request);
  }

  protected override refusal(): DomainError {
    return new DomainError('unauthorised', ERROR_MESSAGES.auditorUnauthorised);
  }
}

@Injectable()
export class TeamGuard extends AdminGuard {
  /** @throws DomainError `forbidden` for a frontend of another team */
  override async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await super.admit(request, reply);
    if (request.actorKind !== 'team') return;
    const { frontend } = Frontend.parse(request.params);
    if (frontend === undefined) return;
    if (!this.ownersOf(request).includes(frontend)) throw new DomainError('forbidden', RELEASE_MESSAGES.otherFrontend);
    request.actorId = frontend;
  }

  protected override carriesToken(request: FastifyRequest): boolean {
    return tokenIn(request, HEADERS.deployToken) !== undefined || super.carriesToken(request);
  }

  protected override admits(request: FastifyRequest): boolean {
    const [owner] = this.ownersOf(request);
    if (owner === undefined) return super.admits(request);
    request.actorKind = 'team';
    request.actorId = owner;
    return true;
  }

  protected override refusal(): DomainError {
    return new DomainError('unauthorised', RELEASE_MESSAGES.unauthorised);
  }

  private ownersOf(request: FastifyRequest): string[] {
    const token = tokenIn(request, HEADERS.deployToken);
    const { teams = () => [] } = this.tokens;
    if (token === undefined) return [];
    return teams()
      .filter((team) => isSameSecret(token, team.token))
      .map(({ name }) => name);
  }
}

const Frontend = z.object({ frontend: z.optional(z.string()) });

function tokenIn({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Only with the admin token. */
export const Admin = () =>
  applyDecorators(UseGuards(AdminGuard), ApiSecurity(HEADERS.adminToken), JsonResponse(ErrorBody, 'ErrorBody', 401));

export const AdminOrVisitor = () =>
  applyDecorators(
    UseGuards(AdminOrVisitorGuard),
    ApiSecurity(HEADERS.adminToken),
    JsonResponse(ErrorBody, 'ErrorBody', 401),
  );

/** Only with the deploy token of the frontend that the path names, or the admin token. */
export const Team = () =>
  applyDecorators(
    UseGuards(TeamGuard),
    ApiSecurity(HEADERS.deployToken),
    ApiSecurity(HEADERS.adminToken),
    JsonResponse(ErrorBody, 'ErrorBody', 401),
    JsonResponse(ErrorBody, 'ErrorBody', 403),
  );

/** Only with the auditor or the admin token. */
export const Auditor = () =>
  applyDecorators(
    UseGuards(AuditorGuard),
    ApiSecurity(HEADERS.auditorToken),
    ApiSecurity(HEADERS.adminToken),
    JsonResponse(ErrorBody, 'ErrorBody', 401),
  );
