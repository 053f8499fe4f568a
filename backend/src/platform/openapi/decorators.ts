import 'reflect-metadata';
import * as z from 'zod';
import { applyDecorators, Controller, HttpCode, Query, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiQuery, ApiResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import { RouteConfig } from '@nestjs/platform-fastify';
import { listProperties, type Schema, registerSchema } from './request-schemas.js';
import { STATUS_CODES } from 'node:http';
import { ERROR_STATUS, HEADERS } from '@marcel/contracts';

const FIRST_ERROR = 400;

/** Declares and documents a response. A status that is no error becomes the status of the method's response. */
export function JsonResponse(schema: z.core.$ZodType, name: string, status = 200): MethodDecorator & ClassDecorator {
  registerSchema(name, schema);
  return applyDecorators(
    ApiResponse({
      status,
      description: STATUS_CODES[status] ?? '',
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
    }),
    ...(status < FIRST_ERROR ? [HttpCode(status)] : []),
  );
}

/** Declares a controller whose routes are documented under a tag. */
export const RestController = (tag: string): ClassDecorator => applyDecorators(ApiTags(tag), Controller());

/** Passes the reply, for headers of the value that the handler returns. */
export const Reply = (): ParameterDecorator => Res({ passthrough: true });

export const AcceptsIfMatch = (): MethodDecorator & ClassDecorator =>
  applyDecorators(
    ApiHeader({
      name: HEADERS.ifMatch,
      required: false,
      description: 'One or several `ETag`s of the record, or `*`. Without it, the write applies to any version.',
    }),
    ApiResponse({
      status: ERROR_STATUS.precondition_failed,
      description: 'The record has changed; nothing was recorded',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
    }),
  );

const Class = z.custom<new () => object>((type) => typeof type === 'function');

/** Passes the query to a handler, and documents the parameters that the class of the argument declares. */
export const QueryParameters = (): ParameterDecorator => (controller, method, index) => {
  const handler = Object.getOwnPropertyDescriptor(controller, method ?? '');
  if (method === undefined || handler === undefined) throw new TypeError('Only a handler has query parameters');
  Query()(controller, method, index);
  const types: unknown = Reflect.getMetadata('design:paramtypes', controller, method);
  const { [index]: type } = z.array(z.unknown()).parse(types);
  for (const [name, schema] of Object.entries(listProperties(Class.parse(type))))
    ApiQuery({ name, required: false, schema })(controller, method, handler);
};

export interface FormOptions {
  readonly files?: readonly string[];
  /** Limit of the texts of all fields together, in bytes; default 256 KiB. */
  readonly fieldBytes?: number;
  readonly folder?: boolean;
}

export interface FormDescription extends FormOptions {
  readonly fields: Readonly<Record<string, Schema>>;
  readonly files: readonly string[];
  /** Names of the required fields. */
  readonly required: readonly string[];
}

/** Declares and documents the form of a controller method. Other methods accept none. */
export function MultipartBody(form: FormDescription): MethodDecorator {
  const { fields, files, required } = form;
  const texts = Object.entries(fields).map(([name, schema]) => {
    const text = asFormText(schema);
    return [name, required.includes(name) ? text : allowBlank(text)] as const;
  });
  const pictures = files.map((name) => [name, { type: 'string', format: 'binary' }] as const);
  const properties = Object.fromEntries([...texts, ...pictures]);
  return applyDecorators(
    RouteConfig({ form }),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: { type: 'object', required: [...required], properties, additionalProperties: { type: 'string' } },
    }),
  );
}

const asFormText = (schema: Schema): Schema =>
  schema.type === 'array' ? { type: 'string', contentMediaType: 'application/json', contentSchema: schema } : schema;

const allowBlank = (schema: Schema): Schema =>
  'enum' in schema || 'pattern' in schema || schema.type !== 'string' ? { anyOf: [schema, BLANK] } : schema;

const BLANK: Schema = { type: 'string', pattern: '^\\s*$' };
