import { ROUTES } from '@marcel/contracts';
import type { INestApplication } from '@nestjs/common';
import { SwaggerModule } from '@nestjs/swagger';
import { buildOpenApi } from './build-openapi.js';

/** Serves the document and a page to read and try it; built when first asked for. */
export function serveOpenApi(app: INestApplication): void {
  SwaggerModule.setup(ROUTES.docs, app, () => buildOpenApi(app), {
    jsonDocumentUrl: ROUTES.openapi,
    raw: ['json'],
    customSiteTitle: 'Marcel OS API',
  });
}
