import { STUDIO_MESSAGES } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SETTINGS, type Settings } from '../../../../platform/config/settings.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { byNetwork } from '../../../../platform/http/rate-limits/by-network.js';
import { tooManyRequests } from '../../../../platform/http/rate-limits/too-many-requests.js';
import { nextId } from '../../../../platform/command-handling/next-id.js';
import { PictureRoom } from '../../../../platform/pictures/picture-room.js';
import { PictureProviders } from '../../providers/picture-providers.js';

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How many pictures may be ordered: by one network in a day, and from a paid provider by all together in a day (UTC). The
 * first count is held in memory, so that no address is ever written down; the second one is in the log and holds after a
 * restart and across nodes.
 */
@Injectable()
export class GenerationAllowance {
  private limiter: Limiter | undefined;

  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'rateLimit' | 'generation'>,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly providers: PictureProviders,
    @Inject(PictureRoom) private readonly room: Pick<PictureRoom, 'assertLeft'>,
  ) {}

  /** Takes one picture off what is left; none where it could not be kept. @throws DomainError `too_many_requests`, StorageFull */
  async take(request: FastifyRequest, reply: FastifyReply, context: CommandContext): Promise<void> {
    await this.room.assertLeft(undefined);
    if (this.settings.rateLimit) await this.takeOfVisitor(request, reply);
    if (this.providers.current.paid) await this.takeOfBudget(reply, context, new Date());
  }

  /** Before any work is done for a visitor who has nothing left; takes nothing. @throws DomainError `too_many_requests` */
  async assertLeft(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!this.settings.rateLimit) return;
    const state = await this.limit()(request, { increment: false });
    if (!state.isAllowed && state.remaining === 0) throw visitorLimit(reply, state.ttlInSeconds);
  }

  private async takeOfVisitor(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const state = await this.limit()(request);
    if (!state.isAllowed && state.isExceeded) throw visitorLimit(reply, state.ttlInSeconds);
  }

  private async takeOfBudget(reply: FastifyReply, context: CommandContext, now: Date): Promise<void> {
    const taken = await nextId(this.events, `paid-generation-${now.toISOString().slice(0, 10)}`, context);
    if (taken <= this.settings.generation.perDay) return;
    const secondsToMidnight = Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000);
    throw tooManyRequests(reply, secondsToMidnight, STUDIO_MESSAGES.budgetSpent);
  }

  private limit(): Limiter {
    const server: FastifyInstance = this.host.httpAdapter.getInstance();
    const { perVisitor: max } = this.settings.generation;
    return (this.limiter ??= server.createRateLimit(byNetwork({ max, timeWindow: DAY_MS })));
  }
}

const visitorLimit = (reply: FastifyReply, seconds: number) =>
  tooManyRequests(reply, seconds, STUDIO_MESSAGES.visitorLimit);
