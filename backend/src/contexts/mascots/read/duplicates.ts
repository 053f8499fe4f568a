import * as z from 'zod/mini';
import type { LikelyDuplicate } from '@marcel/contracts';
import { areSimilar, LikelyDuplicateList, ListPageQuery, ROUTES, SUBMISSION_MESSAGES } from '@marcel/contracts';
import { Get, Inject, Param } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { nameKey } from '../domain/name-claim.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { Admin } from '../../../platform/http/token-guard.js';
import { slicePage, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse, QueryParameters, Reply, RestController } from '../../../platform/openapi/decorators.js';
import { SignedPictureUrls } from '../../../platform/pictures/signed-picture-urls.js';
import { type Document, READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { SUBMISSIONS_VIEW } from '../../submissions/index.js';
import { DIRECTORY_VIEW } from '../views.js';

type Names = Pick<LikelyDuplicate, 'name' | 'brand'>;

export function compareNames(one: Names, other: Names): 'same' | 'similar' | undefined {
  if (nameKey(one) === nameKey(other)) return 'same';
  const isSimilar = areSimilar(one.name, other.name) && areSimilar(one.brand, other.brand);
  return isSimilar ? 'similar' : undefined;
}

const MAX_CANDIDATES = 100;

const SubmissionFields = z.object({
  id: z.int(),
  name: z.string(),
  brand: z.string(),
  status: z.enum(['pending', 'approved', 'rejected']),
});
const MascotReference = z.object({ mascotId: z.nullable(z.int()) });
const MascotFields = z.object({ id: z.int(), name: z.string(), brand: z.string(), slug: z.string() });
const PictureFields = z.object({ imageUrl: z.nullable(z.string()) });

@Admin()
@RestController('submissions')
export class DuplicatesController {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly signedUrls: SignedPictureUrls,
  ) {}

  @Get(ROUTES.submissionDuplicates)
  @JsonResponse(LikelyDuplicateList, 'LikelyDuplicateList')
  async find(
    @Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound)) id: number,
    @QueryParameters() page: ListPageQuery,
    @Reply() reply: FastifyReply,
  ): Promise<LikelyDuplicate[]> {
    const document = await this.views.get(SUBMISSIONS_VIEW, id);
    if (document === undefined) throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
    const submission = SubmissionFields.parse(document);
    const { mascotId } = MascotReference.parse(document);
    const isItself = (candidate: { kind: 'mascot' | 'submission'; id: number }) =>
      candidate.id === (candidate.kind === 'submission' ? id : mascotId);
    const [submitted, published] = await Promise.all([
      this.findCandidates(SUBMISSIONS_VIEW, submission),
      this.findCandidates(DIRECTORY_VIEW, submission),
    ]);
    const duplicates = [
      ...published.map((mascot) => ({
        kind: 'mascot' as const,
        status: null,
        ...MascotFields.parse(mascot),
        ...this.signPicture(mascot),
      })),
      ...submitted.map((submission) => ({
        kind: 'submission' as const,
        slug: null,
        ...SubmissionFields.parse(submission),
        ...this.signPicture(submission),
      })),
    ].flatMap((candidate) => {
      const likeness = compareNames(submission, candidate);
      return likeness === undefined || isItself(candidate) ? [] : [{ ...candidate, likeness }];
    });
    const mostLikelyFirst = duplicates.sort((one, other) => one.likeness.localeCompare(other.likeness));
    return slicePage(mostLikelyFirst, page, reply);
  }

  private signPicture(document: Document): { imageUrl?: string } {
    const { imageUrl } = PictureFields.parse(document);
    return imageUrl === null ? {} : { imageUrl: this.signedUrls.sign(imageUrl, new Date()) };
  }

  private async findCandidates(view: string, { name, brand }: Names): Promise<readonly Document[]> {
    const pages = await Promise.all([
      this.views.find(view, { where: [{ field: 'name', oneOf: [name] }], limit: MAX_CANDIDATES }),
      this.views.find(view, { search: name, limit: MAX_CANDIDATES }),
      this.views.find(view, { search: brand, limit: MAX_CANDIDATES }),
    ]);
    return [...new Map(pages.flatMap(({ documents }) => documents).map((item) => [item.id, item])).values()];
  }
}
