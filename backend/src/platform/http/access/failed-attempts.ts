import { ERROR_MESSAGES } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { DomainError } from '../../decider/domain-error.js';
import { RATE_LIMITS } from '../rate-limits/rate-limit-classes.js';

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

/** Counts wrong tokens by address: whoever guesses too often has to wait, even with the right one. */
@Injectable()
export class FailedAttempts {
  private limiter: Limiter | undefined;

  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'rateLimit'>,
  ) {}

  /** @throws DomainError `too_many_requests` */
  async assertBelowLimit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!this.settings.rateLimit) return;
    const state = await this.limit()(request, { increment: false });
    if (state.isAllowed || state.remaining > 0) return;
    reply.header('retry-after', state.ttlInSeconds);
    throw new DomainError('too_many_requests', ERROR_MESSAGES.tooManyAttempts);
  }

  async count(request: FastifyRequest): Promise<void> {
    if (this.settings.rateLimit) await this.limit()(request);
  }

  private limit(): Limiter {
    const server: FastifyInstance = this.host.httpAdapter.getInstance();
    return (this.limiter ??= server.createRateLimit(RATE_LIMITS.failedAttempts));
  }
}
