import { ConsumerStatusList, ROUTES, type ConsumerStatus } from '@marcel/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Auditor } from '../../http/access/access.decorators.js';
import { JsonResponse } from '../../openapi/json-response.decorator.js';
import { ConsumerHealth } from '../health/consumer-health.js';

@ApiTags('operations')
@Auditor()
@Controller()
export class ConsumersController {
  constructor(private readonly health: ConsumerHealth) {}

  /** How everything that follows the log is doing, as the node that answers knows it. */
  @Get(ROUTES.consumers)
  @JsonResponse(ConsumerStatusList, 'ConsumerStatusList')
  async list(): Promise<ConsumerStatus[]> {
    const all = await this.health.look();
    return all.map(({ name, placement, status, owner, lag, restarts, failure, build }) => ({
      name,
      placement,
      status,
      owner,
      lagEvents: lag?.events ?? null,
      lagSeconds: lag?.seconds ?? null,
      restarts,
      failure: failure?.message ?? null,
      build: build ?? null,
    }));
  }
}
