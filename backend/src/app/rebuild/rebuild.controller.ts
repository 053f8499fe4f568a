import { ErrorBody, PROJECTION_MESSAGES, ProjectionRebuild, ROUTES } from '@marcel/contracts';
import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Refused } from '../../decider/refused.js';
import { Admin } from '../../http/access/access.decorators.js';
import { Answers } from '../../observability/openapi/answers.decorator.js';
import { RebuildUnderWay } from '../../read-store/errors.js';
import { FOLLOWERS, type Followers } from '../followers/followers.js';
import { PROJECTIONS } from '../projections.js';

/** Read models built afresh on demand, beside those that queries see until the new ones are complete. */
@ApiTags('operations')
@Admin()
@Answers(ErrorBody, 'ErrorBody', 404)
@Controller()
export class RebuildController {
  constructor(@Inject(FOLLOWERS) private readonly followers: Followers) {}

  /** Answers when it is asked for; whichever node keeps the read model carries it out. */
  @Post(ROUTES.projectionRebuild)
  @HttpCode(202)
  @Answers(ProjectionRebuild, 'ProjectionRebuild', 202)
  @Answers(ErrorBody, 'ErrorBody', 409)
  async start(@Param('name') name: string): Promise<ProjectionRebuild> {
    assertKnown(name);
    try {
      await this.followers.rebuild(name);
    } catch (error) {
      if (!(error instanceof RebuildUnderWay)) throw error;
      throw new Refused('conflict', PROJECTION_MESSAGES.underWay);
    }
    return this.progress(name);
  }

  @Get(ROUTES.projectionRebuild)
  @Answers(ProjectionRebuild, 'ProjectionRebuild')
  async progress(@Param('name') name: string): Promise<ProjectionRebuild> {
    assertKnown(name);
    return { name, ...(await this.followers.rebuildOf(name)) };
  }
}

function assertKnown(name: string): void {
  if (!PROJECTIONS.some((projection) => projection.name === name)) {
    throw new Refused('not_found', PROJECTION_MESSAGES.unknown);
  }
}
