import { FindProfileQuery, NO_PROFILE, ProfileOrNone, ROUTES } from '@marcel/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { QueryParameters } from '../../../../platform/openapi/request.decorators.js';
import { FindContributorProfile } from './find-profile.query.js';

@ApiTags('contributors')
@Controller()
export class ContributorProfileController {
  constructor(private readonly queries: QueryBus) {}

  @Get(ROUTES.contributorProfile)
  @QueryParameters(FindProfileQuery)
  @JsonResponse(ProfileOrNone, 'ContributorProfile')
  async find(@Param('name') name: string, @Query() { none }: FindProfileQuery): Promise<ProfileOrNone> {
    const profile = await this.queries.execute(new FindContributorProfile(name));
    if (profile === null && none !== NO_PROFILE) throw unknownContributor();
    return profile ?? { linkedinUrl: null };
  }
}

const unknownContributor = () => new DomainError('not_found', 'No profile is known for this contributor');
