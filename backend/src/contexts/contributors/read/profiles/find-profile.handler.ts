import { unturned, type ContributorProfile } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import * as z from 'zod/mini';
import { PersonalData } from '../../../../platform/personal-data/personal-data.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { SubmitterContact, submitterOf } from '../../../submissions/index.js';
import { ABSENT_MASCOTS_VIEW, CONTRIBUTORS_VIEW } from '../../views.js';
import { FindContributorProfile } from './find-profile.query.js';

/** Whoever has contributed more has a later one. */
const LATEST = 100;

const ProfileDocument = z.object({
  id: z.int(),
  sealedPersonalData: z.string(),
  approvedAt: z.nullable(z.string()),
  /** Left out by builds of an earlier release. */
  mascotId: z.optional(z.nullable(z.int())),
});
type ProfileDocument = z.infer<typeof ProfileDocument>;

@QueryHandler(FindContributorProfile)
export class FindContributorProfileHandler implements IQueryHandler<FindContributorProfile> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly personalData: PersonalData,
  ) {}

  async execute({ name }: FindContributorProfile): Promise<ContributorProfile | null> {
    const latest = await this.latestOf(name);
    if (latest === undefined) return null;
    const { id, sealedPersonalData } = latest;
    const contact = await this.personalData.open(submitterOf(id), sealedPersonalData, SubmitterContact);
    return contact === undefined ? null : { linkedinUrl: contact.linkedinUrl };
  }

  private async latestOf(name: string): Promise<ProfileDocument | undefined> {
    const { documents } = await this.views.find(CONTRIBUTORS_VIEW, {
      where: [{ field: 'contributor', oneOf: [name, unturned(name)] }],
      sort: { field: 'approvedAt', direction: 'desc' },
      limit: LATEST,
    });
    const approved = documents
      .map((document) => ProfileDocument.parse(document))
      .filter(({ approvedAt }) => approvedAt !== null);
    const absent = await this.absent(approved.flatMap(({ mascotId }) => mascotId ?? []));
    return approved.find(({ mascotId }) => !absent.has(mascotId));
  }

  private async absent(mascots: readonly number[]): Promise<ReadonlySet<unknown>> {
    if (mascots.length === 0) return new Set();
    const { documents } = await this.views.find(ABSENT_MASCOTS_VIEW, {
      where: [{ field: 'mascotId', oneOf: mascots }],
    });
    return new Set(documents.map(({ mascotId }) => mascotId));
  }
}
