import { ERROR_MESSAGES, HEADERS, RELEASE_MESSAGES } from '@marcel/contracts';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ACCESS_TOKENS, type AccessTokens } from '../../config/access-tokens.js';
import { DomainError } from '../../decider/domain-error.js';
import { FailedAttempts } from './failed-attempts.js';
import { isSameSecret } from '../../config/same-secret.js';

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

/** Lets requests pass that carry the auditor token, or the admin token, each in its own header. */
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

/**
 * Lets requests pass that carry the deploy token of a team, which opens what is about its own frontend alone, or the admin token.
 */
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

  /** The frontends that the token of a request opens. All tokens are compared, as those of admins. */
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
