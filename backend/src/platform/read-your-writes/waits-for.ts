import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import type { Position } from '../event-store/event-store.js';
import type { ViewName } from './names.js';
import { ReadYourWrites, type Effect } from './read-your-writes.js';

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
    private readonly writes: ReadYourWrites,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<Written<unknown>>): Observable<unknown> {
    const effect = this.reflector.get(EffectOf, context.getHandler());
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      mergeMap(async ({ position, answer }) => {
        const visibility = position === undefined ? 'visible' : await this.writes.until(position, effect);
        if (visibility === 'late') reply.header('preference-applied', 'async');
        return answer();
      }),
    );
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
