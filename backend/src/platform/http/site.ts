import { ROUTES, SiteConfig } from '@marcel/contracts';
import { Controller, Get, Inject, Module } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { SETTINGS, type Settings } from '../config/settings.js';
import { JsonResponse } from '../openapi/json-response.decorator.js';

const ON_THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Under which origin the site tells the world of itself: the one of the settings. Without one, what a request says of it is
 * believed on this machine only; elsewhere it is '', which leaves addresses relative: anybody could send any host.
 */
export function siteOrigin({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>, publicUrl?: string): string {
  if (publicUrl !== undefined) return publicUrl;
  const asked = `${protocol}://${host}`;
  if (!URL.canParse(asked)) return '';
  const { hostname, origin } = new URL(asked);
  return ON_THIS_MACHINE.includes(hostname) ? origin : '';
}

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

@Module({ controllers: [SiteController] })
export class SiteModule {}
