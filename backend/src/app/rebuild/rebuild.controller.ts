import { ErrorBody, ProjectionRebuild, ROUTES } from '@marcel/contracts';
import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DomainError } from '../../platform/decider/domain-error.js';
import { Admin } from '../../platform/http/access/access.decorators.js';
import { JsonResponse } from '../../platform/openapi/json-response.decorator.js';
import { RebuildUnderWay } from '../../platform/read-store/errors.js';
import { FOLLOWERS, type Followers } from '../../platform/consumers/followers.js';
import { PROJECTIONS } from '../../contexts/projections.js';

export const REBUILD_MESSAGES = {
  unknown: 'There is no such read model',
  underWay: 'This read model is being rebuilt already',
} as const;

/** Read models built afresh on demand, beside those that queries see until the new ones are complete. */
@ApiTags('operations')
@Admin()
@JsonResponse(ErrorBody, 'ErrorBody', 404)
@Controller()
export class RebuildController {
  constructor(@Inject(FOLLOWERS) private readonly followers: Followers) {}

  /** Answers when it is asked for; whichever node keeps the read model carries it out. */
  @Post(ROUTES.projectionRebuild)
  @HttpCode(202)
  @JsonResponse(ProjectionRebuild, 'ProjectionRebuild', 202)
  @JsonResponse(ErrorBody, 'ErrorBody', 409)
  async start(@Param('name') name: string): Promise<ProjectionRebuild> {
    assertKnown(name);
    try {
      await this.followers.rebuild(name);
    } catch (error) {
      if (!(error instanceof RebuildUnderWay)) throw error;
      throw new DomainError('conflict', REBUILD_MESSAGES.underWay);
    }
    return this.progress(name);
  }

  @Get(ROUTES.projectionRebuild)
  @JsonResponse(ProjectionRebuild, 'ProjectionRebuild')
  async progress(@Param('name') name: string): Promise<ProjectionRebuild> {
    assertKnown(name);
    return { name, ...(await this.followers.rebuildOf(name)) };
  }
}

function assertKnown(name: string): void {
  if (!PROJECTIONS.some((projection) => projection.name === name)) {
    throw new DomainError('not_found', REBUILD_MESSAGES.unknown);
  }
}
