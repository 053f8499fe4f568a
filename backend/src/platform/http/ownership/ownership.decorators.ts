import { HEADERS } from '@marcel/contracts';
import { applyDecorators, createParamDecorator, UseGuards, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { OwnerKeys } from './owner-keys.js';
import { ownerKeyIn, ownerOf } from './owner-key.js';

const documented = (description: string) =>
  ApiHeader({ name: HEADERS.ownerKey, required: false, description, schema: { type: 'string' } });

/** What the method makes belongs to the key of the request, which its answer tells in the same header. */
export const MakesOwned = () =>
  applyDecorators(
    UseGuards(OwnerKeys),
    documented(
      'The key that this is to belong to. Left out, or malformed, a fresh one is made; the answer tells it in this header.',
    ),
  );

/** The method asks whose key the request carries. */
export const TakesOwnerKey = () => documented('The key that this was made with.');

/** Gives a controller method whom the key of the request stands for; undefined without a key. */
export const Owner = createParamDecorator((_data: unknown, execution: ExecutionContext): string | undefined => {
  const key = ownerKeyIn(execution.switchToHttp().getRequest<FastifyRequest>());
  return key === undefined ? undefined : ownerOf(key);
});
