import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiQuery } from '@nestjs/swagger';
import { propertiesOf, type Schema } from './request-schemas.js';

export function QueryParameters(query: new () => object): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ...Object.entries(propertiesOf(query)).map(([name, schema]) => ApiQuery({ name, required: false, schema })),
  );
}

export interface FormDescription {
  readonly fields: Readonly<Record<string, Schema>>;
  readonly files: readonly string[];
  /** Names of those fields, texts and pictures, that must be there. */
  readonly required: readonly string[];
}

export function MultipartBody({ fields, files, required }: FormDescription): MethodDecorator & ClassDecorator {
  const texts = Object.entries(fields).map(([name, schema]) => {
    const text = asText(schema);
    return [name, required.includes(name) ? text : orBlank(text)] as const;
  });
  const pictures = files.map((name) => [name, { type: 'string', format: 'binary' }] as const);
  const properties = Object.fromEntries([...texts, ...pictures]);
  return applyDecorators(
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: { type: 'object', required: [...required], properties, additionalProperties: { type: 'string' } },
    }),
  );
}

const asText = (schema: Schema): Schema =>
  schema.type === 'array' ? { type: 'string', contentMediaType: 'application/json', contentSchema: schema } : schema;

const orBlank = (schema: Schema): Schema =>
  'enum' in schema || 'pattern' in schema || schema.type !== 'string' ? { anyOf: [schema, BLANK] } : schema;

const BLANK: Schema = { type: 'string', pattern: '^\\s*$' };
