import { ContributorProfile, ROUTES } from '@marcel/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { FindContributorProfile } from './find-profile.query.js';

@ApiTags('contributors')
@Controller()
export class ContributorProfileController {
  constructor(private readonly queries: QueryBus) {}

  @Get(ROUTES.contributorProfile)
  @JsonResponse(ContributorProfile, 'ContributorProfile')
  find(@Param('name') name: string): Promise<ContributorProfile> {
    return this.queries.execute(new FindContributorProfile(name));
  }
}
