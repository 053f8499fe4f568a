import { ROUTES, VerificationRun, VerifyReport } from '@marcel/contracts';
import { Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Auditor } from '../../../../platform/http/access/access.decorators.js';
import { clientGone } from '../../../../platform/http/requests/client-gone.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { Verifications } from './verifications.js';

@ApiTags('audit')
@Auditor()
@Controller()
export class VerifyController {
  constructor(private readonly verifications: Verifications) {}

  /** While the client waits; a long log is better verified by a run. */
  @Get(ROUTES.auditVerify)
  @JsonResponse(VerifyReport, 'VerifyReport')
  async verify(@Res({ passthrough: true }) reply: FastifyReply): Promise<VerifyReport> {
    return (await this.verifications.verify({ signal: clientGone(reply) })).report;
  }

  /** It goes on when nobody looks; while one is under way, this is that one. */
  @Post(ROUTES.auditVerification)
  @HttpCode(202)
  @JsonResponse(VerificationRun, 'VerificationRun', 202)
  begin(): Promise<VerificationRun> {
    return this.verifications.begin();
  }

  @Get(ROUTES.auditVerification)
  @JsonResponse(VerificationRun, 'VerificationRun')
  look(): Promise<VerificationRun> {
    return this.verifications.look();
  }
}
