import { ErrorBody, HEADERS } from '@marcel/contracts';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { addAnswersOfKind } from './refusals.js';
import { referredTo } from './references.js';
import { requestSchemas } from './request-schemas.js';
import { rememberSchema, responseSchemas } from './response-schemas.js';

rememberSchema('ErrorBody', ErrorBody);

/** The REST interface as an OpenAPI 3.1 document; the same for the same code. */
export function buildOpenApi(app: INestApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, description(), {
    operationIdFactory: operationId,
  });
  for (const path of Object.values(document.paths)) {
    for (const method of ['get', 'post', 'put', 'delete'] as const) {
      const operation = path[method];
      if (operation !== undefined) addAnswersOfKind(method, operation);
    }
  }
  const known = { ...requestSchemas(), ...responseSchemas() };
  const used = referredTo(document.paths, known);
  const schemas = Object.entries(known)
    .filter(([name]) => used.has(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } };
}

/** Names an operation for good: frontends say by it what they need. */
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
