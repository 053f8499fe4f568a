import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../../command-handling/command-context.js';
import { commandContextOf } from './command-context.js';

/** Gives a controller method the `CommandContext` of the request. */
export const Context = createParamDecorator((_data: unknown, execution: ExecutionContext): CommandContext =>
  commandContextOf(execution.switchToHttp().getRequest<FastifyRequest>()),
);
