import { ERROR_STATUS, ErrorBody, type ErrorCode, HEADERS, ROUTES } from '@marcel/contracts';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { pick } from 'es-toolkit';
import { STATUS_CODES } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { requestSchemas, type Schema, registerSchema, responseSchemas } from './request-schemas.js';

export function serveOpenApi(app: INestApplication): void {
  SwaggerModule.setup(ROUTES.docs, app, () => buildOpenApi(app), {
    jsonDocumentUrl: ROUTES.openapi,
    raw: ['json'],
    customSiteTitle: 'Marcel OS API',
  });
}

type PathItem = OpenAPIObject['paths'][string];
type Operation = NonNullable<PathItem['get']>;

const COMMON_ERRORS: readonly ErrorCode[] = ['too_many_requests', 'internal', 'unavailable'];

const WRITE_ERRORS: readonly ErrorCode[] = [
  'invalid_input',
  'cross_site',
  'not_found',
  'conflict',
  'too_large',
  'unsupported_media_type',
  'idempotency_key_reused',
];

const ERROR_CONTENT = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } };

/** Adds the common responses of an operation's kind that it does not declare itself. */
function addCommonResponses(method: string, operation: Operation): void {
  const isWrite = method !== 'get';
  const { responses, parameters = [] } = operation;
  const places = parameters.flatMap((parameter) => ('in' in parameter ? parameter.in : []));
  const codes = new Set<ErrorCode>(isWrite ? [...COMMON_ERRORS, ...WRITE_ERRORS] : COMMON_ERRORS);
  if (places.includes('path')) codes.add('not_found');
  if (places.includes('query')) codes.add('invalid_input');
  for (const code of codes) {
    const status = ERROR_STATUS[code];
    responses[status] ??= { description: STATUS_CODES[status] ?? '', content: ERROR_CONTENT };
  }
  if (isWrite) responses[202] ??= { description: 'Recorded, but not visible yet', content: { 'application/json': {} } };
  else responses[304] ??= { description: 'Not modified' };
}

/** Adds the names of all schemas that the part refers to, also by way of others. */
function collectReferences(part: unknown, schemas: Readonly<Record<string, Schema>>, names: Set<string>): void {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (names.has(name)) continue;
    names.add(name);
    collectReferences(schemas[name] ?? {}, schemas, names);
  }
}

registerSchema('ErrorBody', ErrorBody);

/** Builds the OpenAPI 3.1 document of the REST interface, deterministically. */
export function buildOpenApi(app: INestApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, description(), { operationIdFactory: operationId });
  for (const path of Object.values(document.paths)) {
    for (const method of ['get', 'post', 'put', 'delete'] as const) {
      const operation = path[method];
      if (operation !== undefined) addCommonResponses(method, operation);
    }
  }
  const allSchemas = { ...requestSchemas(), ...responseSchemas() };
  const used = new Set<string>();
  collectReferences(document.paths, allSchemas, used);
  return { ...document, components: { ...document.components, schemas: pick(allSchemas, [...used].sort()) } };
}

const operationId = (controller: string, method: string): string =>
  `${controller.replace(/Controller$/, '').replace(/^[A-Z]/, (first) => first.toLowerCase())}.${method}`;

const description = () =>
  new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Marcel OS')
    .setDescription('The catalogue of brand mascots behind the retro desktop.')
    .setVersion('1')
    .addApiKey({ type: 'apiKey', in: 'header', name: HEADERS.adminToken }, HEADERS.adminToken)
    .addApiKey({ type: 'apiKey', in: 'header', name: HEADERS.auditorToken }, HEADERS.auditorToken)
    .addApiKey({ type: 'apiKey', in: 'header', name: HEADERS.deployToken }, HEADERS.deployToken)
    .build();
