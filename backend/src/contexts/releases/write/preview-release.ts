import { ROUTES, PreviewLink } from '@marcel/contracts';
import { Param, Post, Inject, Req } from '@nestjs/common';
import { Repeatable } from '../../../platform/http/idempotency.js';
import { Team } from '../../../platform/http/token-guard.js';
import { JsonResponse, RestController } from '../../../platform/openapi/decorators.js';
import { FrontendNamePipe, ReleaseNamePipe } from '../names.pipe.js';
import { FrontendReader } from '../read/frontends.js';
import type { FastifyRequest } from 'fastify';
import { SETTINGS, type Settings } from '../../../platform/config/settings.js';
import { siteOrigin } from '../../../platform/http/site.js';
import { PreviewLinks } from '../preview-links.js';

/** Validity of a preview link, in milliseconds. */
const VALID_MS = 7 * 24 * 60 * 60 * 1000;

@Team()
@RestController('releases')
export class PreviewReleaseController {
  constructor(
    private readonly reader: FrontendReader,
    private readonly links: PreviewLinks,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  @Post(ROUTES.releasePreview)
  @JsonResponse(PreviewLink, 'PreviewLink')
  @Repeatable()
  async previewRelease(
    @Param('frontend', FrontendNamePipe) frontend: string,
    @Param('release', ReleaseNamePipe) release: string,
    @Req() request: FastifyRequest,
  ): Promise<PreviewLink> {
    await this.reader.findRelease(frontend, release);
    const until = Date.now() + VALID_MS;
    const link = this.links.sign({ frontend, release, until });
    const origin = siteOrigin(request, this.settings.publicUrl);
    return { url: `${origin}/preview/${link}`, expiresAt: new Date(until).toISOString() };
  }
}
