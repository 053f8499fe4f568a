import {
  MAX_SHORT_LIST,
  ROUTES,
  SUBMISSION_MESSAGES,
  SubmissionOfSameOwner,
  SubmissionsOfSameOwner,
} from '@marcel/contracts';
import { Get, Inject, Param } from '@nestjs/common';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { Admin } from '../../../platform/http/token-guard.js';
import { PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse, RestController } from '../../../platform/openapi/decorators.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { SUBMISSIONS_VIEW } from '../../submissions/index.js';
import { OWNED_VIEW, OwnedDocument, ownedKey } from './owned.js';

const MAX_ITEMS = 200;

@Admin()
@RestController('submissions')
export class SameOwnerController {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  @Get(ROUTES.submissionSameOwner)
  @JsonResponse(SubmissionsOfSameOwner, 'SubmissionsOfSameOwner')
  async find(@Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound)) id: number): Promise<SubmissionsOfSameOwner> {
    if ((await this.views.get(SUBMISSIONS_VIEW, id)) === undefined)
      throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
    const owned = await this.views.get(OWNED_VIEW, ownedKey('submission', id));
    const owner = owned === undefined ? null : OwnedDocument.parse(owned).owner;
    return { submissions: owner === null ? [] : await this.findOfOwner(owner, id) };
  }

  private async findOfOwner(owner: string, except: number): Promise<SubmissionOfSameOwner[]> {
    const { documents } = await this.views.find(OWNED_VIEW, {
      where: [
        { field: 'owner', oneOf: [owner] },
        { field: 'kind', oneOf: ['submission'] },
      ],
      sort: { field: 'createdAt', direction: 'desc' },
      limit: MAX_ITEMS,
    });
    const ids = documents
      .map((document) => OwnedDocument.parse(document))
      .flatMap(({ itemId }) => (itemId !== except ? [itemId] : []));
    const rows = await Promise.all(ids.slice(0, MAX_SHORT_LIST).map((id) => this.views.get(SUBMISSIONS_VIEW, id)));
    return rows.flatMap((document) => (document === undefined ? [] : [SubmissionOfSameOwner.parse(document)]));
  }
}
