import { ROUTES } from '@marcel/contracts';
import type { INestApplication } from '@nestjs/common';
import { SwaggerModule } from '@nestjs/swagger';
import { buildOpenApi } from './build-openapi.js';

export function serveOpenApi(app: INestApplication): void {
  SwaggerModule.setup(ROUTES.docs, app, () => buildOpenApi(app), {
    jsonDocumentUrl: ROUTES.openapi,
    raw: ['json'],
    customSiteTitle: 'Marcel OS API',
  });
}
