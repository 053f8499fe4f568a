import { ERROR_MESSAGES } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCESS_TOKENS, type AccessTokens } from '../../config/access-tokens.js';
import { isSameSecret } from '../../config/same-secret.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { DomainError } from '../../decider/domain-error.js';
import { AdminGuard } from '../access/access.guards.js';
import { FailedAttempts } from '../access/failed-attempts.js';

/** Lets requests pass that carry the token of the figures as a bearer; all of them, where none is set. */
@Injectable()
export class MetricsGuard extends AdminGuard {
  constructor(
    @Inject(ACCESS_TOKENS) tokens: AccessTokens,
    failedAttempts: FailedAttempts,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'metricsToken'>,
  ) {
    super(tokens, failedAttempts);
  }

  override async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (this.settings.metricsToken !== undefined) await super.admit(request, reply);
  }

  protected override carriesToken({ headers }: FastifyRequest): boolean {
    return headers.authorization !== undefined;
  }

  protected override admits({ headers }: FastifyRequest): boolean {
    return isSameSecret(headers.authorization ?? '', `Bearer ${this.settings.metricsToken}`);
  }

  protected override refusal(): DomainError {
    return new DomainError('unauthorised', ERROR_MESSAGES.metricsUnauthorised);
  }
}
