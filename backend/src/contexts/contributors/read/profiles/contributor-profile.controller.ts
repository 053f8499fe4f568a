import { Contributor, ContributorProfile, ROUTES } from '@marcel/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { FindContributorProfile } from './find-profile.query.js';

@ApiTags('contributors')
@Controller()
export class ContributorProfileController {
  constructor(private readonly queries: QueryBus) {}

  @Get(ROUTES.contributor)
  @JsonResponse(Contributor, 'Contributor')
  async about(@Param('name') name: string): Promise<Contributor> {
    return (await this.queries.execute(new FindContributorProfile(name))) ?? { linkedinUrl: null };
  }

  @Get(ROUTES.contributorProfile)
  @JsonResponse(ContributorProfile, 'ContributorProfile')
  async find(@Param('name') name: string): Promise<ContributorProfile> {
    const profile = await this.queries.execute(new FindContributorProfile(name));
    if (profile === null) throw new DomainError('not_found', 'No profile is known for this contributor');
    return profile;
  }
}
