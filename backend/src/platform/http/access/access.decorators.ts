import { ErrorBody, HEADERS } from '@marcel/contracts';
import { applyDecorators, UseGuards } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import { JsonResponse } from '../../openapi/json-response.decorator.js';
import { AdminGuard, AdminOrVisitorGuard, AuditorGuard, TeamGuard } from './access.guards.js';

/** Only with the admin token. */
export const Admin = () =>
  applyDecorators(UseGuards(AdminGuard), ApiSecurity(HEADERS.adminToken), JsonResponse(ErrorBody, 'ErrorBody', 401));

/** For everybody; an admin, with the token, may do more. */
export const AdminOrVisitor = () =>
  applyDecorators(
    UseGuards(AdminOrVisitorGuard),
    ApiSecurity(HEADERS.adminToken),
    JsonResponse(ErrorBody, 'ErrorBody', 401),
  );

/** Only with the deploy token of the frontend that the path names, or the admin token. */
export const Team = () =>
  applyDecorators(
    UseGuards(TeamGuard),
    ApiSecurity(HEADERS.deployToken),
    ApiSecurity(HEADERS.adminToken),
    JsonResponse(ErrorBody, 'ErrorBody', 401),
    JsonResponse(ErrorBody, 'ErrorBody', 403),
  );

/** Only with the auditor or the admin token. */
export const Auditor = () =>
  applyDecorators(
    UseGuards(AuditorGuard),
    ApiSecurity(HEADERS.auditorToken),
    ApiSecurity(HEADERS.adminToken),
    JsonResponse(ErrorBody, 'ErrorBody', 401),
  );
