import { HEADERS } from '@marcel/contracts';
import { applyDecorators, Inject, Injectable, Logger, UseInterceptors } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { PROGRESS, type Progress } from './progress.js';
import { DomainError } from '../decider/domain-error.js';
import { StoreUnavailable } from '../errors/store-unavailable.js';
import { EVENT_STORE, type EventStore, type Position } from '../event-store/event-store.js';

export interface Effect {
  readonly automation?: string | readonly string[];
  readonly views: readonly string[];
}

export interface WriteResult<Body> {
  readonly position: Position | undefined;
  readonly location?: string;
  /**
   * Builds the response body. Without `asOf`, reads the views, which show the write. With `asOf`, builds it from the log up to that
   * position, because the views are late or cannot answer. May be called again with `asOf` when the first call fails.
   */
  readonly toBody: (asOf?: Position) => Body | Promise<Body>;
  /** True if some items were not processed; a repeated request continues with them. */
  readonly isIncomplete?: boolean;
}

const EffectOf = Reflector.createDecorator<Effect>();

@Injectable()
class RespondWhenVisible implements NestInterceptor<WriteResult<unknown>, unknown> {
  private readonly logger = new Logger('WaitsFor');

  constructor(
    private readonly reflector: Reflector,
    @Inject(PROGRESS) private readonly progress: Progress,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<WriteResult<unknown>>): Observable<unknown> {
    const effect = this.reflector.get(EffectOf, context.getHandler());
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(mergeMap((result) => this.respond(result, effect, reply)));
  }

  private async respond(result: WriteResult<unknown>, effect: Effect, reply: FastifyReply): Promise<unknown> {
    const { position, location } = result;
    if (result.isIncomplete === true) markAsync(reply);
    if (position === undefined) return result.toBody();
    const haveAutomationsRun = await this.hasReached(position, [effect.automation ?? []].flat());
    // The events of the automation follow the write.
    const end = haveAutomationsRun && effect.automation ? ((await this.store.head()) ?? position) : position;
    const areViewsCurrent = await this.hasReached(end, effect.views);
    if (!haveAutomationsRun || !areViewsCurrent) markAsync(reply);
    if (!haveAutomationsRun) setAccepted(location, reply);
    try {
      return areViewsCurrent ? await this.respondFromViews(result, end) : await result.toBody(end);
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || location === undefined) throw error;
      markAsync(reply);
      setAccepted(location, reply);
      return {};
    }
  }

  private async respondFromViews({ toBody }: WriteResult<unknown>, position: Position): Promise<unknown> {
    try {
      return await toBody();
    } catch (error) {
      if (!(error instanceof DomainError)) this.logger.warn({ err: error }, 'A view that has caught up cannot answer');
      return toBody(position);
    }
  }

  private async hasReached(position: Position, names: readonly string[]): Promise<boolean> {
    return names.length === 0 || (await this.progress.waitFor(position, names)) === 'visible';
  }
}

const markAsync = (reply: FastifyReply): unknown => reply.header(HEADERS.preferenceApplied, 'async');

function setAccepted(location: string | undefined, reply: FastifyReply): void {
  reply.code(202);
  if (location !== undefined) reply.header('location', location);
}

interface WritingMethod {
  readonly value?: (...parameters: never[]) => Promise<WriteResult<unknown>>;
}

/** Delays the response of a controller method until these views show its write and the effects of its automations. */
export function WaitsFor(
  ...where: readonly [Effect] | readonly [string, ...string[]]
): (target: object, name: string, method: WritingMethod) => void {
  const [first] = where;
  const views = where.filter((view) => typeof view === 'string');
  return applyDecorators(EffectOf(typeof first === 'object' ? first : { views }), UseInterceptors(RespondWhenVisible));
}
