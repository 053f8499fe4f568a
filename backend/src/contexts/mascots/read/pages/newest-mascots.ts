import { ERROR_MESSAGES, Mascot } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SETTINGS, type Settings } from '../../../../platform/config/settings.js';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { siteOrigin } from '../../../../platform/http/site.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { DIRECTORY_VIEW } from '../../views.js';

/** What a list for other programs tells: mascots, the newest first, and the site's origin, for these name pages by whole addresses. */
@Injectable()
export class NewestMascots {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** @throws DomainError not_found where the site does not know its own address */
  async find(request: FastifyRequest, limit: number): Promise<{ origin: string; mascots: Mascot[] }> {
    const origin = siteOrigin(request, this.settings.publicUrl);
    if (origin === '') throw new DomainError('not_found', ERROR_MESSAGES.notFound);
    const sort = { field: 'createdAt', direction: 'desc' } as const;
    const { documents } = await this.views.find(DIRECTORY_VIEW, { sort, limit });
    return { origin, mascots: documents.map((document) => Mascot.parse(document)) };
  }
}
