import { ErrorBody, ProjectionRebuild, ROUTES } from '@marcel/contracts';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DomainError } from '../../decider/domain-error.js';
import { Admin, Auditor } from '../../http/access.js';
import { JsonResponse } from '../../openapi/json-response.decorator.js';
import { RebuildUnderWay } from '../../read-store/errors.js';
import { Rebuilds } from '../rebuilds/rebuilds.js';

export const REBUILD_MESSAGES = {
  unknown: 'There is no such read model',
  underWay: 'This read model is being rebuilt already',
} as const;

/** Read models built afresh on demand, beside those that queries see until the new ones are complete. */
@ApiTags('operations')
@JsonResponse(ErrorBody, 'ErrorBody', 404)
@Controller()
export class RebuildController {
  constructor(private readonly rebuilds: Rebuilds) {}

  @Post(ROUTES.projectionRebuild)
  @Admin()
  @HttpCode(202)
  @JsonResponse(ProjectionRebuild, 'ProjectionRebuild', 202)
  @JsonResponse(ErrorBody, 'ErrorBody', 409)
  async start(@Param('name') name: string): Promise<ProjectionRebuild> {
    this.assertKnown(name);
    try {
      await this.rebuilds.ask(name);
    } catch (error) {
      if (!(error instanceof RebuildUnderWay)) throw error;
      throw new DomainError('conflict', REBUILD_MESSAGES.underWay);
    }
    return this.progress(name);
  }

  @Get(ROUTES.projectionRebuild)
  @Auditor()
  @JsonResponse(ProjectionRebuild, 'ProjectionRebuild')
  async progress(@Param('name') name: string): Promise<ProjectionRebuild> {
    this.assertKnown(name);
    return { name, ...(await this.rebuilds.look(name)) };
  }

  private assertKnown(name: string): void {
    if (!this.rebuilds.names.includes(name)) throw new DomainError('not_found', REBUILD_MESSAGES.unknown);
  }
}
