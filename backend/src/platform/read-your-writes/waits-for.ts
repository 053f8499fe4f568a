import { HEADERS } from '@marcel/contracts';
import { applyDecorators, Inject, Injectable, Logger, UseInterceptors } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { PROGRESS, type Progress } from '../consumers/progress/progress.js';
import { DomainError } from '../decider/domain-error.js';
import { StoreUnavailable } from '../errors/store-unavailable.js';
import { EVENT_STORE, type EventStore, type Position } from '../event-store/event-store.js';

/* oxlint-disable typescript/no-empty-object-type -- the contexts extend them */
export interface Views {}

export interface Automations {}
/* eslint-enable typescript/no-empty-object-type */

export type ViewName = keyof Views;

export interface Effect {
  readonly automation?: keyof Automations | readonly (keyof Automations)[];
  readonly views: readonly ViewName[];
}

export interface Written<Answer> {
  readonly position: Position | undefined;
  readonly location?: string;
  /**
   * Called once reads show what was written. With a position: builds the answer from the log up to there, because the views
   * are late, or somebody has changed the record since.
   */
  readonly answer: (asOf?: Position) => Answer | Promise<Answer>;
  /** Is true if a part was not tried, so that repeating the request goes on with it. */
  readonly isCutShort?: boolean;
}

const EffectOf = Reflector.createDecorator<Effect>();

interface Visibility {
  readonly position: Position;
  readonly settled: boolean;
  readonly shown: boolean;
}

@Injectable()
class AnswerWhenVisible implements NestInterceptor<Written<unknown>, unknown> {
  private readonly logger = new Logger('WaitsFor');

  constructor(
    private readonly reflector: Reflector,
    @Inject(PROGRESS) private readonly progress: Progress,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<Written<unknown>>): Observable<unknown> {
    const effect = this.reflector.get(EffectOf, context.getHandler());
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(mergeMap((written) => this.answer(written, effect, reply)));
  }

  private async answer(written: Written<unknown>, effect: Effect, reply: FastifyReply): Promise<unknown> {
    if (written.isCutShort === true) reply.header(HEADERS.preferenceApplied, 'async');
    if (written.position === undefined) return written.answer();
    const visibility = await this.follow(written.position, effect);
    if (!visibility.settled || !visibility.shown) reply.header(HEADERS.preferenceApplied, 'async');
    if (!visibility.settled) accept(written, reply);
    try {
      return await this.outcome(written, visibility);
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || written.location === undefined) throw error;
      reply.header(HEADERS.preferenceApplied, 'async');
      accept(written, reply);
      return {};
    }
  }

  private async outcome({ answer }: Written<unknown>, { position, shown }: Visibility): Promise<unknown> {
    if (!shown) return answer(position);
    try {
      return await answer();
    } catch (error) {
      if (!(error instanceof DomainError)) this.logger.warn({ err: error }, 'A view that has caught up cannot answer');
      return answer(position);
    }
  }

  private async follow(position: Position, { automation, views }: Effect): Promise<Visibility> {
    if (automation === undefined) return { position, settled: true, shown: await this.isShown(position, views) };
    const settled = await this.isShown(position, [automation].flat());
    const end = settled ? ((await this.store.head()) ?? position) : position;
    return { position: end, settled, shown: await this.isShown(end, views) };
  }

  private async isShown(position: Position, names: readonly string[]): Promise<boolean> {
    return (await this.progress.waitFor(position, names)) === 'visible';
  }
}

function accept({ location }: Written<unknown>, reply: FastifyReply): void {
  reply.code(202);
  if (location !== undefined) reply.header('location', location);
}

type WritingMethod = (...parameters: never[]) => Promise<Written<unknown>>;

/** Delays the response of a controller method until these views show its write and the effects of its automations. */
export function WaitsFor(
  ...where: readonly [Effect] | readonly [ViewName, ...ViewName[]]
): <Method extends WritingMethod>(target: object, name: string, method: TypedPropertyDescriptor<Method>) => void {
  return applyDecorators(EffectOf(effectOf(where)), UseInterceptors(AnswerWhenVisible));
}

function effectOf(where: readonly (Effect | ViewName)[]): Effect {
  const [first] = where;
  return typeof first === 'object' ? first : { views: where.filter((view) => typeof view === 'string') };
}
