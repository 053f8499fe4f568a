import { MINE_MESSAGES } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { assertBelowLimit, type Limiter } from '../rate-limits/assert-below-limit.js';
import { byNetwork } from '../rate-limits/by-network.js';
import { RATE_LIMITS } from '../rate-limits/rate-limit-classes.js';

/** Counts wrong keys by network. They are none of an admin's wrong tokens: whoever tries them keeps no admin out. */
@Injectable()
export class FailedKeys {
  private limiter: Limiter | undefined;

  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'rateLimit'>,
  ) {}

  /** Before a key is looked at. @throws DomainError `too_many_requests` */
  async assertBelowLimit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (this.settings.rateLimit) await assertBelowLimit(this.limit(), request, reply, MINE_MESSAGES.tooManyKeys);
  }

  async count(request: FastifyRequest): Promise<void> {
    if (this.settings.rateLimit) await this.limit()(request);
  }

  private limit() {
    const server: FastifyInstance = this.host.httpAdapter.getInstance();
    return (this.limiter ??= server.createRateLimit(byNetwork(RATE_LIMITS.failedKeys)));
  }
}
