import type { ContributorProfile } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import * as z from 'zod/mini';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { PersonalData } from '../../../../platform/personal-data/personal-data.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { SubmitterContact, submitterOf } from '../../../submissions/index.js';
import { CONTRIBUTORS_VIEW } from '../../views.js';
import { FindContributorProfile } from './find-profile.query.js';

const ProfileDocument = z.object({ id: z.int(), sealedPersonalData: z.string(), approvedAt: z.nullable(z.string()) });

@QueryHandler(FindContributorProfile)
export class FindContributorProfileHandler implements IQueryHandler<FindContributorProfile> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly personalData: PersonalData,
  ) {}

  async execute({ name }: FindContributorProfile): Promise<ContributorProfile> {
    const { documents } = await this.views.find(CONTRIBUTORS_VIEW, {
      where: [{ field: 'contributor', oneOf: [name] }],
      sort: { field: 'approvedAt', direction: 'desc' },
      limit: 1,
    });
    const latest = ProfileDocument.safeParse(documents[0]);
    if (!latest.success || latest.data.approvedAt === null) throw unknownContributor();
    const { id, sealedPersonalData } = latest.data;
    const contact = await this.personalData.open(submitterOf(id), sealedPersonalData, SubmitterContact);
    if (contact === undefined) throw unknownContributor();
    return { linkedinUrl: contact.linkedinUrl };
  }
}

const unknownContributor = () => new DomainError('not_found', 'No profile is known for this contributor');
