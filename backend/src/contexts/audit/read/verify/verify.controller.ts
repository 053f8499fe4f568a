import { ROUTES, VerifyReport } from '@marcel/contracts';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SETTINGS, type Settings } from '../../../../platform/config/settings.js';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { Auditor } from '../../../../platform/http/access/access.decorators.js';
import { clientGone } from '../../../../platform/http/requests/client-gone.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { signerOf } from '../../ledger/signer-of.js';
import { verifyLog } from '../../ledger/verify-log.js';
import { knownSeals } from './known-seals.js';

@ApiTags('audit')
@Auditor()
@Controller()
export class VerifyController {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get(ROUTES.auditVerify)
  @JsonResponse(VerifyReport, 'VerifyReport')
  async verify(@Res({ passthrough: true }) reply: FastifyReply): Promise<VerifyReport> {
    const known = await knownSeals(this.views);
    return verifyLog(this.store, { signer: signerOf(this.settings), known, signal: clientGone(reply) });
  }
}
