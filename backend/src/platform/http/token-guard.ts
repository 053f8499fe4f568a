import { ERROR_MESSAGES, ErrorBody, HEADERS, RELEASE_MESSAGES } from '@marcel/contracts';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Inject, Injectable, UseGuards, applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiSecurity } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { ACCESS_TOKENS, type AccessTokens } from '../config/access-tokens.js';
import { isSameSecret } from '../config/same-secret.js';
import { SETTINGS, type Settings } from '../config/settings.js';
import { DomainError } from '../decider/domain-error.js';
import type { Actor } from '../event-store/event-store.js';
import { perNetwork, perWideNetwork, FailureLimit, toNetwork, FAILURE_LIMITS } from './rate-limits.js';
import { JsonResponse } from '../openapi/decorators.js';

declare module 'fastify' {
  interface FastifyRequest {
    actorKind: Actor['kind'];
    actorId: string | undefined;
  }
}

@Injectable()
export class FailedAttempts extends FailureLimit {
  protected readonly options = [perNetwork(FAILURE_LIMITS.failedAttempts)];
  protected readonly message = ERROR_MESSAGES.tooManyAttempts;
}

const MAX_TRUSTED_NETWORKS = 10_000;

@Injectable()
export class GlobalFailedAttempts extends FailureLimit {
  protected readonly options = [
    perWideNetwork(FAILURE_LIMITS.failedAttempts),
    { ...FAILURE_LIMITS.globalFailedAttempts, keyGenerator: () => 'all' },
  ];
  protected readonly message = ERROR_MESSAGES.tooManyAttempts;
  /** Networks that have sent a valid token; the limit on failed attempts from all networks together does not apply to them. */
  readonly trustedNetworks = new LRUCache<string, true>({ max: MAX_TRUSTED_NETWORKS });
}

const TOKEN_HEADERS = {
  admin: HEADERS.adminToken,
  auditor: HEADERS.auditorToken,
  team: HEADERS.deployToken,
  metrics: 'authorization',
} as const;

type TokenKind = keyof typeof TOKEN_HEADERS;

interface AccessRule {
  /** Tokens that open the route; the first valid one determines the actor. */
  readonly tokens: readonly TokenKind[];
  /** Requests without a token pass as well. */
  readonly isOptional?: true;
  readonly message: string;
}

const Rule = Reflector.createDecorator<AccessRule>();

const ADMIN: AccessRule = { tokens: ['admin'], message: ERROR_MESSAGES.unauthorized };

/** Guards the routes of admins, auditors, teams and metrics: requires a valid token in the header that the route's rule names. */
@Injectable()
export class TokenGuard implements CanActivate {
  constructor(
    @Inject(ACCESS_TOKENS) private readonly tokens: AccessTokens,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'metricsToken'>,
    private readonly failedAttempts: FailedAttempts,
    private readonly globalFailedAttempts: GlobalFailedAttempts,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const rule = this.reflector.getAllAndOverride(Rule, [context.getHandler(), context.getClass()]);
    await this.admit(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), rule);
    return true;
  }

  /** @throws DomainError `unauthorised`, `too_many_requests`, `forbidden` for a frontend of another team */
  async admit(request: FastifyRequest, reply: FastifyReply, rule = ADMIN): Promise<void> {
    const candidates = rule.tokens.flatMap((kind) => tokenIn(request, kind) ?? []);
    if (rule.isOptional && candidates.length === 0) return;
    if (rule.tokens.includes('metrics') && this.settings.metricsToken === undefined) return;
    // A shared cache must not serve a protected response to others.
    reply.header('cache-control', 'private, no-cache');
    if (candidates.length === 0) throw new DomainError('unauthorised', rule.message);
    await this.failedAttempts.assertBelowLimit(request);
    const { trustedNetworks } = this.globalFailedAttempts;
    const network = toNetwork(request.ip);
    if (!trustedNetworks.has(network)) await this.globalFailedAttempts.assertBelowLimit(request);
    for (const { kind, token } of candidates) {
      const owners = this.ownersOf(kind, token);
      if (owners.length === 0) continue;
      trustedNetworks.set(network, true);
      if (kind === 'admin') [request.actorKind, request.actorId] = ['admin', owners[0]];
      if (kind === 'team') [request.actorKind, request.actorId] = ['team', requireOwner(request, owners)];
      return;
    }
    await Promise.all([this.failedAttempts.count(request), this.globalFailedAttempts.count(request)]);
    throw new DomainError('unauthorised', rule.message);
  }

  /** Compares all tokens, so that the response time reveals nothing. */
  private ownersOf(kind: TokenKind, token: string): (string | undefined)[] {
    const { admin, auditor, named, teams } = this.tokens;
    const { metricsToken } = this.settings;
    const tokensByKind = {
      admin: () => [{ name: undefined, token: admin }, ...named()],
      auditor: () => (auditor === undefined ? [] : [{ name: undefined, token: auditor }]),
      team: teams,
      metrics: () => [{ name: undefined, token: `Bearer ${metricsToken}` }],
    };
    return tokensByKind[kind]().flatMap((one) => (isSameSecret(token, one.token) ? [one.name] : []));
  }
}

const Frontend = z.object({ frontend: z.optional(z.string()) });

/** @throws DomainError `forbidden` */
function requireOwner({ params }: FastifyRequest, owners: readonly (string | undefined)[]): string | undefined {
  const { frontend } = Frontend.parse(params);
  if (frontend === undefined) return owners[0];
  if (!owners.includes(frontend)) throw new DomainError('forbidden', RELEASE_MESSAGES.otherFrontend);
  return frontend;
}

function tokenIn({ headers }: FastifyRequest, kind: TokenKind) {
  const token = headers[TOKEN_HEADERS[kind]];
  return typeof token === 'string' && token !== '' ? { kind, token } : undefined;
}

const Guarded = (rule: AccessRule) =>
  applyDecorators(
    Rule(rule),
    UseGuards(TokenGuard),
    ...rule.tokens.map((kind) => ApiSecurity(TOKEN_HEADERS[kind])),
    JsonResponse(ErrorBody, 'ErrorBody', 401),
  );

export const Admin = () => Guarded(ADMIN);

/** Admits requests without a token or with a valid admin token. */
export const AdminOrVisitor = () => Guarded({ ...ADMIN, isOptional: true });

/** Admits the deploy token of the frontend in the path, and the admin token. */
export const Team = () =>
  applyDecorators(
    Guarded({ tokens: ['team', 'admin'], message: RELEASE_MESSAGES.unauthorized }),
    JsonResponse(ErrorBody, 'ErrorBody', 403),
  );

/** Admits the auditor and the admin token. */
export const Auditor = () => Guarded({ tokens: ['auditor', 'admin'], message: ERROR_MESSAGES.auditorUnauthorized });

/** Requires the metrics token if one is configured. */
export const Scraper = () => Guarded({ tokens: ['metrics'], message: ERROR_MESSAGES.metricsUnauthorized });
