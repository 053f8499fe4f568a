import { ERROR_MESSAGES } from '@marcel/contracts';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../decider/domain-error.js';
import { FormOf } from './read-form.js';

/** Turns forms away where none is read. */
@Injectable()
export class FormGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!request.isMultipart() || this.reflector.get(FormOf, context.getHandler()) !== undefined) return true;
    throw new DomainError('unsupported_media_type', ERROR_MESSAGES.unsupportedMediaType);
  }
}
