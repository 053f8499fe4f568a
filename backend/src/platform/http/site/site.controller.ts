import { ROUTES, SiteConfig } from '@marcel/contracts';
import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { JsonResponse } from '../../openapi/json-response.decorator.js';

/** Credited in the taskbar. */
const PROVIDER = { name: 'Scenario', url: 'https://www.scenario.com' };

@ApiTags('site')
@Controller()
export class SiteController {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** What the desktop needs to know of its owner. */
  @Get(ROUTES.siteConfig)
  @JsonResponse(SiteConfig, 'SiteConfig')
  site(): SiteConfig {
    const { newsletterUrl, ownerEmail } = this.settings;
    return { newsletterUrl, ownerEmail, provider: PROVIDER };
  }
}
