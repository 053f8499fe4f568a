import * as z from 'zod/mini';
import { unknownEvent } from '../../../platform/decider/decider.js';
import type { Change, Query as ViewQuery, ReadStore, Document } from '../../../platform/read-store/read-store.js';
import { READ_STORE } from '../../../platform/read-store/read-store.js';
import type { Decoded, Projection } from '../../../platform/consumers/projections/projection.js';
import type { SubmissionEvent } from '../domain/submission.js';
import { submissionEvents, parseSubmissionId, SUBMISSION_STREAMS, submissionStream } from '../domain/submission.js';
import { SUBMISSIONS_VIEW } from '../views.js';
import {
  Submission,
  ListSubmissionsQuery,
  ROUTES,
  SUBMISSION_MESSAGES,
  SubmissionListing,
  SUBMISSION_PAGE,
  type SubmissionCounts,
  type SubmissionSort,
  type SubmissionStatus,
  isStoredPicture,
} from '@marcel/contracts';
import { Get, Param, Req, Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setRecordVersion } from '../../../platform/http/caching.js';
import { setPaginationHeaders, paginate, PositiveId } from '../../../platform/http/requests.js';
import { Admin } from '../../../platform/http/token-guard.js';
import { JsonResponse, QueryParameters, Reply, RestController } from '../../../platform/openapi/decorators.js';
import { type Position, EVENT_STORE, type EventStore } from '../../../platform/event-store/event-store.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { findDocument } from '../../../platform/history/replay.js';
import { nextAfter } from '../../../platform/read-store/cursor.js';
import { KeyMissing } from '../../../platform/personal-data/errors.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { SignedPictureUrls } from '../../../platform/pictures/signed-picture-urls.js';
import { SubmitterContact, submitterId } from '../personal-data.js';

export const SubmissionDocument = z.extend(
  z.omit(Submission, { email: true, linkedinUrl: true, signedImageUrl: true }),
  {
    encryptedPersonalData: z.string(),
    statusKeyHash: z.string(),
    publishedAt: z.nullable(z.string()),
    revision: z.optional(z.int()),
    eventId: z.optional(z.string()),
    name: z.string(),
    brand: z.string(),
  },
);
export type SubmissionDocument = z.infer<typeof SubmissionDocument>;

export const submissionsProjection: Projection<SubmissionEvent> = {
  name: SUBMISSIONS_VIEW,
  version: 6,
  collections: [
    {
      name: SUBMISSIONS_VIEW,
      id: 'number',
      fields: { status: 'text', statusKeyHash: 'text', name: 'alphabetic', brand: 'alphabetic' },
      search: ['name', 'brand'],
    },
  ],
  streamPrefixes: [SUBMISSION_STREAMS],
  catalogue: submissionEvents,
  project(event) {
    const { time } = event.recorded.metadata;
    switch (event.type) {
      case 'SubmissionReceived':
        return [
          { kind: 'put', collection: SUBMISSIONS_VIEW, id: event.data.submissionId, document: toDocument(event) },
        ];
      case 'SubmissionRevised': {
        const { payload, imageUrl } = event.data;
        const { name, brand } = payload;
        const content = { payload, imageUrl, name, brand };
        const id = parseSubmissionId(event.recorded.stream);
        return [
          patch(event, { ...content, status: 'pending', processedAt: null, revisedAt: time }),
          { kind: 'increment', collection: SUBMISSIONS_VIEW, id, by: { revisions: 1 } },
        ];
      }
      case 'SubmissionApproved':
        return [patch(event, { status: 'approved', adminNotes: event.data.adminNotes, processedAt: time })];
      case 'SubmissionRejected':
        return [patch(event, { status: 'rejected', adminNotes: event.data.adminNotes, processedAt: time })];
      case 'MascotAssigned':
        return [patch(event, { mascotId: event.data.mascotId, mascotSlug: event.data.slug, publishedAt: time })];
      case 'SubmissionReopened':
        return [
          patch(event, { status: 'pending', processedAt: null, mascotId: null, mascotSlug: null, publishedAt: null }),
        ];
      case 'SubmitterErased':
        return [patch(event, { erasedAt: time })];
      default:
        return unknownEvent(event);
    }
  },
};

function toDocument({ data, recorded }: Decoded<SubmissionEvent<'SubmissionReceived'>>): SubmissionDocument {
  const { submissionId, ...submitted } = data;
  return {
    id: submissionId,
    ...submitted,
    name: submitted.payload.name,
    brand: submitted.payload.brand,
    status: 'pending',
    adminNotes: null,
    createdAt: recorded.metadata.time,
    processedAt: null,
    mascotId: null,
    mascotSlug: null,
    publishedAt: null,
    revision: recorded.revision,
    eventId: recorded.id,
  };
}

function patch({ recorded }: Decoded<SubmissionEvent>, fields: Partial<SubmissionDocument>): Change {
  const versioned = { ...fields, revision: recorded.revision, eventId: recorded.id };
  return { kind: 'patch', collection: SUBMISSIONS_VIEW, id: parseSubmissionId(recorded.stream), fields: versioned };
}

const SORTS: Readonly<Record<SubmissionSort, NonNullable<ViewQuery['sort']>>> = {
  newest: { field: 'id', direction: 'desc' },
  oldest: { field: 'id', direction: 'asc' },
  name: { field: 'name', direction: 'asc' },
  brand: { field: 'brand', direction: 'asc' },
};

function toStoreQuery({ status, search, sort, after, offset, limit }: ListSubmissionsQuery): ViewQuery {
  const where = status === undefined ? [] : [{ field: 'status', oneOf: [status] }];
  return { where, search, sort: SORTS[sort], after, offset, limit: limit ?? SUBMISSION_PAGE.limitMax };
}

async function countByStatus(views: ReadStore): Promise<SubmissionCounts> {
  const count = async (status: SubmissionStatus) => {
    const where = [{ field: 'status', oneOf: [status] }];
    return (await views.find(SUBMISSIONS_VIEW, { where, limit: 1 })).total;
  };
  const [pending, approved, rejected] = await Promise.all([count('pending'), count('approved'), count('rejected')]);
  return { total: pending + approved + rejected, pending, approved, rejected };
}

@Injectable()
export class SubmissionReader {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly personalData: PersonalData,
    private readonly signedUrls: SignedPictureUrls,
  ) {}

  /** Returns the current state; with a position, the state as of that position of the log. @throws DomainError not_found */
  async find(id: number, asOf?: Position): Promise<Submission> {
    const view = { projection: submissionsProjection, collection: SUBMISSIONS_VIEW, stream: submissionStream(id), id };
    const document = await findDocument(this.views, this.events, view, asOf);
    if (document === undefined) throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
    return this.toSubmission(document);
  }

  async toSubmission(document: Document): Promise<Submission> {
    const { encryptedPersonalData, ...submission } = SubmissionDocument.parse(document);
    const { id, erasedAt, imageUrl } = submission;
    const contact = erasedAt === undefined ? await this.decryptContact(id, encryptedPersonalData) : undefined;
    return Submission.parse({
      ...submission,
      ...(imageUrl !== null &&
        isStoredPicture(imageUrl) && { signedImageUrl: this.signedUrls.sign(imageUrl, new Date()) }),
      email: contact?.email ?? '',
      linkedinUrl: contact?.linkedinUrl ?? '',
    });
  }

  private async decryptContact(id: number, encrypted: string): Promise<SubmitterContact | undefined> {
    try {
      return await this.personalData.decrypt(submitterId(id), encrypted, SubmitterContact);
    } catch (error) {
      if (error instanceof KeyMissing) return undefined;
      throw error;
    }
  }
}

@Admin()
@RestController('submissions')
export class SubmissionsController {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly reader: SubmissionReader,
  ) {}

  @Get(ROUTES.submissions)
  @JsonResponse(SubmissionListing, 'SubmissionListing')
  async list(
    @QueryParameters() request: ListSubmissionsQuery,
    @Reply() reply: FastifyReply,
  ): Promise<SubmissionListing> {
    const query = toStoreQuery(request);
    const { documents, total } = await this.views.find(SUBMISSIONS_VIEW, query);
    const next = nextAfter(query, documents);
    setPaginationHeaders(reply, { total, next });
    const submissions = await Promise.all(documents.map((document) => this.reader.toSubmission(document)));
    const { offset, limit } = request;
    if (limit === undefined) return submissions;
    return { submissions, pagination: paginate(offset, limit, total), counts: await countByStatus(this.views), next };
  }

  @Get(ROUTES.submission)
  @JsonResponse(Submission, 'Submission')
  async find(
    @Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound)) id: number,
    @Req() request: FastifyRequest,
  ): Promise<Submission> {
    const document = await this.views.get(SUBMISSIONS_VIEW, id);
    if (document === undefined) throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
    setRecordVersion(request, submissionStream(id), document);
    return this.reader.toSubmission(document);
  }
}
