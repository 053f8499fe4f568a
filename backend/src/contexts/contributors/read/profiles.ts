import * as z from 'zod/mini';
import { Contributor, ContributorProfile, MASCOT_MESSAGES, ROUTES, stripBidiControls } from '@marcel/contracts';
import { Get, Inject, Param } from '@nestjs/common';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse, RestController } from '../../../platform/openapi/decorators.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { READ_STORE, type ReadStore, type Change } from '../../../platform/read-store/read-store.js';
import type { SubmissionEvent } from '../../submissions/index.js';
import { SUBMISSION_STREAMS, submissionEvents, SubmitterContact, submitterId } from '../../submissions/index.js';
import { unknownEvent, isEventOf } from '../../../platform/decider/decider.js';
import type { Decoded } from '../../../platform/event-store/event-store.js';
import type { Projection } from '../../../platform/consumers/projections/projection.js';
import { parseMascotId, MascotReader, MASCOT_STREAMS, type MascotEvent, mascotEvents } from '../../mascots/index.js';

export const CONTRIBUTORS_VIEW = 'contributors';
/** The projection's collection of mascots that are not in the directory. */
export const ABSENT_MASCOTS_VIEW = 'absent-mascots';

const MAX_SUBMISSIONS = 100;

const ProfileDocument = z.object({
  id: z.int(),
  encryptedPersonalData: z.string(),
  contributor: z.string(),
  approvedAt: z.nullable(z.string()),
  mascotId: z.optional(z.nullable(z.int())),
});
type ProfileDocument = z.infer<typeof ProfileDocument>;

@RestController('contributors')
export class ContributorProfileController {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly personalData: PersonalData,
    private readonly mascots: MascotReader,
  ) {}

  /** Returns the profile of the mascot's own submission, unless an admin has named another contributor. */
  @Get(ROUTES.mascotContributor)
  @JsonResponse(Contributor, 'Contributor')
  async ofMascot(@Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number): Promise<Contributor> {
    const name = stripBidiControls((await this.mascots.find(id)).contributor);
    const { documents } = await this.views.find(CONTRIBUTORS_VIEW, { where: [{ field: 'mascotId', oneOf: [id] }] });
    const ownProfiles = documents
      .map((document) => ProfileDocument.parse(document))
      .find(({ approvedAt, contributor }) => approvedAt !== null && contributor === name);
    return (await this.decryptProfile(ownProfiles)) ?? { linkedinUrl: null };
  }

  @Get(ROUTES.contributorProfile)
  @JsonResponse(ContributorProfile, 'ContributorProfile')
  async find(@Param('name') name: string): Promise<ContributorProfile> {
    const profile = await this.decryptProfile(await this.findLatest(name));
    if (profile === undefined) throw new DomainError('not_found', 'No profile is known for this contributor');
    return profile;
  }

  private async decryptProfile(document: ProfileDocument | undefined): Promise<ContributorProfile | undefined> {
    if (document === undefined) return undefined;
    const { id, encryptedPersonalData } = document;
    const contact = await this.personalData.decrypt(submitterId(id), encryptedPersonalData, SubmitterContact);
    return contact && { linkedinUrl: contact.linkedinUrl };
  }

  private async findLatest(name: string): Promise<ProfileDocument | undefined> {
    const { documents } = await this.views.find(CONTRIBUTORS_VIEW, {
      where: [{ field: 'contributor', oneOf: [name, stripBidiControls(name)] }],
      sort: { field: 'approvedAt', direction: 'desc' },
      limit: MAX_SUBMISSIONS,
    });
    const approved = documents
      .map((document) => ProfileDocument.parse(document))
      .filter(({ approvedAt }) => approvedAt !== null);
    const absent = await this.findAbsentMascots(approved.flatMap(({ mascotId }) => mascotId ?? []));
    return approved.find(({ mascotId }) => !absent.has(mascotId));
  }

  private async findAbsentMascots(mascots: readonly number[]): Promise<ReadonlySet<unknown>> {
    if (mascots.length === 0) return new Set();
    const { documents } = await this.views.find(ABSENT_MASCOTS_VIEW, {
      where: [{ field: 'mascotId', oneOf: mascots }],
    });
    return new Set(documents.map(({ mascotId }) => mascotId));
  }
}

export const contributorsProjection: Projection<SubmissionEvent | MascotEvent> = {
  name: CONTRIBUTORS_VIEW,
  version: 4,
  collections: [
    {
      name: CONTRIBUTORS_VIEW,
      id: 'number',
      fields: { contributor: 'folded', approvedAt: 'text', mascotId: 'number' },
    },
    { name: ABSENT_MASCOTS_VIEW, id: 'number', fields: { mascotId: 'number' } },
  ],
  streamPrefixes: [SUBMISSION_STREAMS, MASCOT_STREAMS],
  catalogue: { ...submissionEvents, ...mascotEvents },
  project: (event) => (isEventOf(mascotEvents, event) ? projectMascot(event) : projectSubmission(event)),
};

function projectSubmission(event: Decoded<SubmissionEvent>): readonly Change[] {
  const id = Number(event.recorded.stream.slice(SUBMISSION_STREAMS.length));
  const target = { collection: CONTRIBUTORS_VIEW, id };
  switch (event.type) {
    case 'SubmissionReceived': {
      const { payload, encryptedPersonalData } = event.data;
      const document = {
        id,
        contributor: stripBidiControls(payload.contributor),
        encryptedPersonalData,
        approvedAt: null,
        mascotId: null,
      };
      return [{ kind: 'put', ...target, document }];
    }
    case 'SubmissionRevised':
      return [{ kind: 'patch', ...target, fields: { contributor: stripBidiControls(event.data.payload.contributor) } }];
    case 'SubmissionApproved':
      return [{ kind: 'patch', ...target, fields: { approvedAt: event.recorded.metadata.time } }];
    case 'SubmissionReopened':
      return [{ kind: 'patch', ...target, fields: { approvedAt: null } }];
    case 'SubmitterErased':
      return [{ kind: 'remove', ...target }];
    case 'SubmissionRejected':
    case 'MascotAssigned':
      return [];
    default:
      return unknownEvent(event);
  }
}

function projectMascot(event: Decoded<MascotEvent>): readonly Change[] {
  const mascotId = parseMascotId(event.recorded.stream);
  const absentMascot = { collection: ABSENT_MASCOTS_VIEW, id: mascotId };
  if (event.type === 'MascotPublished' && event.data.origin.kind === 'submission')
    return [{ kind: 'patch', collection: CONTRIBUTORS_VIEW, id: event.data.origin.submissionId, fields: { mascotId } }];
  if (event.type === 'MascotDeleted' || event.type === 'MascotWithdrawn')
    return [{ kind: 'put', ...absentMascot, document: { id: mascotId, mascotId } }];
  return event.type === 'MascotRestored' ? [{ kind: 'remove', ...absentMascot }] : [];
}
