import { ERROR_STATUS, HEADERS } from '@marcel/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';

export const TakesIfMatch = (): MethodDecorator & ClassDecorator =>
  applyDecorators(
    ApiHeader({
      name: HEADERS.ifMatch,
      required: false,
      description: 'The `ETag` of the record as it was read; several, or `*`. Left out, the write holds for any state.',
    }),
    ApiResponse({
      status: ERROR_STATUS.precondition_failed,
      description: 'The record has changed since; nothing was recorded',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
    }),
  );
