import {
  FEW,
  ROUTES,
  SUBMISSION_MESSAGES,
  type SubmissionOfSameMaker,
  SubmissionsOfSameMaker,
} from '@marcel/contracts';
import { Controller, Get, Inject, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { Admin } from '../../../platform/http/access.js';
import { PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse } from '../../../platform/openapi/decorators.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { SUBMISSIONS_VIEW } from '../../submissions/index.js';
import { OWNED_VIEW } from '../views.js';
import { OwnedDocument, ownedKey } from './owned.js';

const MOST_THINGS = 200;

const Submitted = z.object({
  id: z.int(),
  name: z.string(),
  brand: z.string(),
  status: z.enum(['pending', 'approved', 'rejected']),
  adminNotes: z.nullable(z.string()),
  createdAt: z.string(),
});

@ApiTags('submissions')
@Admin()
@Controller()
export class SameMakerController {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  @Get(ROUTES.submissionSameMaker)
  @JsonResponse(SubmissionsOfSameMaker, 'SubmissionsOfSameMaker')
  async find(@Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound)) id: number): Promise<SubmissionsOfSameMaker> {
    if ((await this.views.get(SUBMISSIONS_VIEW, id)) === undefined)
      throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
    const owned = await this.views.get(OWNED_VIEW, ownedKey('submission', id));
    const owner = owned === undefined ? null : OwnedDocument.parse(owned).owner;
    return { submissions: owner === null ? [] : await this.ofOwner(owner, id) };
  }

  private async ofOwner(owner: string, except: number): Promise<SubmissionOfSameMaker[]> {
    const { documents } = await this.views.find(OWNED_VIEW, {
      where: [
        { field: 'owner', oneOf: [owner] },
        { field: 'kind', oneOf: ['submission'] },
      ],
      sort: { field: 'createdAt', direction: 'desc' },
      limit: MOST_THINGS,
    });
    const ids = documents
      .map((document) => OwnedDocument.parse(document))
      .flatMap(({ itemId }) => (itemId !== except ? [itemId] : []));
    const found = await Promise.all(ids.slice(0, FEW).map((id) => this.views.get(SUBMISSIONS_VIEW, id)));
    return found.flatMap((document) => (document === undefined ? [] : [Submitted.parse(document)]));
  }
}
