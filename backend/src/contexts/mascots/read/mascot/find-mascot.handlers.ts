import { Mascot, MASCOT_MESSAGES } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import type { Document } from '../../../../platform/read-store/collection.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { FindMascot, FindMascotBySlug } from './find-mascot.query.js';

@QueryHandler(FindMascot)
export class FindMascotHandler implements IQueryHandler<FindMascot> {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  async execute({ id }: FindMascot): Promise<Mascot> {
    return toMascot(await this.views.get(DIRECTORY_VIEW, id));
  }
}

@QueryHandler(FindMascotBySlug)
export class FindMascotBySlugHandler implements IQueryHandler<FindMascotBySlug> {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  async execute({ slug }: FindMascotBySlug): Promise<Mascot> {
    const { documents } = await this.views.find(DIRECTORY_VIEW, {
      where: [{ field: 'slug', oneOf: [slug] }],
      limit: 1,
    });
    return toMascot(documents[0]);
  }
}

function toMascot(document: Document | undefined): Mascot {
  if (document === undefined) throw new DomainError('not_found', MASCOT_MESSAGES.notFound);
  return Mascot.parse(document);
}
