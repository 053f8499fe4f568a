import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendErrorAnswer } from './send-error-answer.js';

/** Turns everything that is thrown on the way of a request into the one shape of an error. */
@Catch()
export class ErrorAnswerFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendErrorAnswer(thrown, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}
