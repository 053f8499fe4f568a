import { LeaseReport, ROUTES } from '@marcel/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Auditor } from '../../http/access/access.decorators.js';
import { JsonResponse } from '../../openapi/json-response.decorator.js';
import { Consumers, type NamedLease } from '../consumers.js';

@ApiTags('operations')
@Auditor()
@Controller()
export class LeasesController {
  constructor(private readonly consumers: Consumers) {}

  /** Which node does what, as the node that answers sees it. */
  @Get(ROUTES.leases)
  @JsonResponse(LeaseReport, 'LeaseReport')
  async look(): Promise<LeaseReport> {
    const leases = await this.consumers.leases();
    const now = Date.now();
    return {
      node: this.consumers.node,
      isShared: this.consumers.isShared,
      leases: leases.map((one) => told(one, now)),
    };
  }
}

const told = ({ name, role, owner, status, term, stillForMs, lastsMs }: NamedLease, now: number) => ({
  name,
  role,
  node: owner,
  status,
  term,
  renewedAt: stillForMs === undefined ? null : timeOf(now - stillForMs),
  until: stillForMs === undefined ? null : timeOf(now - stillForMs + lastsMs),
});

const timeOf = (ms: number): string => new Date(ms).toISOString();
