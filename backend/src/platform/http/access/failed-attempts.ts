import { ERROR_MESSAGES } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { assertBelowLimit, type Limiter } from '../rate-limits/assert-below-limit.js';
import { byNetwork } from '../rate-limits/by-network.js';
import { RATE_LIMITS } from '../rate-limits/rate-limit-classes.js';
import { networkOf } from '../rate-limits/network-of.js';

/** Networks of whom it is remembered that they have shown a right token. */
const REMEMBERED = 10_000;

/**
 * Counts wrong tokens, by network and all together: whoever guesses too often has to wait, even with the right one. Many who
 * guess at once make everybody wait but those who have shown the right one before.
 */
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

  /** One that was no guess at a token. */
  async countOwn(request: FastifyRequest): Promise<void> {
    if (this.settings.rateLimit) await this.limits().own(request);
  }

  /** The network has shown a right token. */
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
