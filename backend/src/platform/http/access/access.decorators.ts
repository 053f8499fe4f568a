import { ErrorBody, HEADERS } from '@marcel/contracts';
import { applyDecorators, UseGuards } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import { JsonResponse } from '../../openapi/json-response.decorator.js';
import { AdminGuard, AuditorGuard } from './access.guards.js';

/** Only with the admin token. */
export const Admin = () =>
  applyDecorators(UseGuards(AdminGuard), ApiSecurity(HEADERS.adminToken), JsonResponse(ErrorBody, 'ErrorBody', 401));

/** Only with the auditor or the admin token. */
export const Auditor = () =>
  applyDecorators(
    UseGuards(AuditorGuard),
    ApiSecurity(HEADERS.auditorToken),
    ApiSecurity(HEADERS.adminToken),
    JsonResponse(ErrorBody, 'ErrorBody', 401),
  );
