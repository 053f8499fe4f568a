import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiQuery } from '@nestjs/swagger';
import { propertiesOf, type Schema } from './request-schemas.js';

/** Documents the parameters of a query class; all of them may be left out. */
export function QueryParameters(query: new () => object): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ...Object.entries(propertiesOf(query)).map(([name, schema]) => ApiQuery({ name, required: false, schema })),
  );
}

export interface FormDescription {
  /** Text fields that must be there. */
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Field of a picture that may be left out. */
  readonly file?: string;
}

/** Documents a multipart form. */
export function MultipartBody({ required, optional, file }: FormDescription): MethodDecorator & ClassDecorator {
  const properties: Record<string, Schema> = {};
  for (const name of [...required, ...optional]) properties[name] = { type: 'string' };
  if (file !== undefined) properties[file] = { type: 'string', format: 'binary' };
  return applyDecorators(
    ApiConsumes('multipart/form-data'),
    ApiBody({ schema: { type: 'object', required: [...required], properties } }),
  );
}
