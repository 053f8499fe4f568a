import { applyDecorators, Inject, Injectable, UseInterceptors } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { PROGRESS, type Progress, type Visibility } from '../consumers/progress/progress.js';
import { EVENT_STORE, type EventStore, type Position } from '../event-store/event-store.js';

/* oxlint-disable typescript/no-empty-object-type -- the contexts fill them */
/** The views of the product by name; each context adds its own where it names them. */
export interface Views {}

/** The automations that a write may wait for. */
export interface Automations {}
/* eslint-enable typescript/no-empty-object-type */

export type ViewName = keyof Views;

/** Where a write shows. */
export interface Effect {
  /** What it sets off, if the outcome of that is to show as well. */
  readonly automation?: keyof Automations;
  readonly views: readonly ViewName[];
}

/** What a use case has written, and its answer. */
export interface Written<Answer> {
  /** Undefined when there was nothing to write. */
  readonly position: Position | undefined;
  /** Asked once reads show what was written. */
  readonly answer: () => Answer | Promise<Answer>;
}

const EffectOf = Reflector.createDecorator<Effect>();

/** A view that takes too long is announced in the answer's head. */
@Injectable()
class AnswerWhenVisible implements NestInterceptor<Written<unknown>, unknown> {
  constructor(
    private readonly reflector: Reflector,
    @Inject(PROGRESS) private readonly progress: Progress,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<Written<unknown>>): Observable<unknown> {
    const effect = this.reflector.get(EffectOf, context.getHandler());
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      mergeMap(async ({ position, answer }) => {
        const visibility = position === undefined ? 'visible' : await this.until(position, effect);
        if (visibility === 'late') reply.header('preference-applied', 'async');
        return answer();
      }),
    );
  }

  private async until(position: Position, { automation, views }: Effect): Promise<Visibility> {
    if (automation === undefined) return this.progress.waitFor(position, views);
    const reacted = await this.progress.waitFor(position, [automation]);
    const shown = await this.progress.waitFor((await this.store.head()) ?? position, views);
    return reacted === 'late' ? reacted : shown;
  }
}

type WritingMethod = (...parameters: never[]) => Promise<Written<unknown>>;

/** Lets a controller method answer only when these views show what it has written, or what that has set off. */
export function WaitsFor(
  ...where: readonly [Effect] | readonly [ViewName, ...ViewName[]]
): <Method extends WritingMethod>(target: object, name: string, method: TypedPropertyDescriptor<Method>) => void {
  return applyDecorators(EffectOf(effectOf(where)), UseInterceptors(AnswerWhenVisible));
}

function effectOf(where: readonly (Effect | ViewName)[]): Effect {
  const [first] = where;
  return typeof first === 'object' ? first : { views: where.filter((view) => typeof view === 'string') };
}
