import { ROUTES, SiteConfig } from '@marcel/contracts';
import { Get, Inject, Module } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SETTINGS, type Settings } from '../config/settings.js';
import { JsonResponse, RestController } from '../openapi/decorators.js';

const ON_THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

export function siteOrigin({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>, publicUrl?: string): string {
  if (publicUrl !== undefined) return publicUrl;
  const requestedOrigin = `${protocol}://${host}`;
  if (!URL.canParse(requestedOrigin)) return '';
  const { hostname, origin } = new URL(requestedOrigin);
  return ON_THIS_MACHINE.includes(hostname) ? origin : '';
}

const PROVIDER = { name: 'Scenario', url: 'https://www.scenario.com' };

@RestController('site')
export class SiteController {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  @Get(ROUTES.siteConfig)
  @JsonResponse(SiteConfig, 'SiteConfig')
  site(): SiteConfig {
    const { newsletterUrl, ownerEmail } = this.settings;
    return { newsletterUrl, ownerEmail, provider: PROVIDER };
  }
}

@Module({ controllers: [SiteController] })
export class SiteModule {}
