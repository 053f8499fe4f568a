import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { STATUS_CODES } from 'node:http';
import type * as z from 'zod';
import { rememberSchema } from './response-schemas.js';

export function JsonResponse(schema: z.core.$ZodType, name: string, status = 200): MethodDecorator & ClassDecorator {
  rememberSchema(name, schema);
  return applyDecorators(
    ApiResponse({
      status,
      description: STATUS_CODES[status] ?? '',
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
    }),
  );
}
