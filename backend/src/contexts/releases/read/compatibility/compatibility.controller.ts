import { CompatibilityReport, RELEASE_FILE, RELEASE_WIRE } from '@marcel/contracts';
import { Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Team } from '../../../../platform/http/access/access.decorators.js';
import { FormOf, readForm } from '../../../../platform/http/forms/read-form.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { MultipartBody } from '../../../../platform/openapi/request.decorators.js';
import type { Comparison } from '../../domain/compatibility/misfits.js';
import { readDescription } from '../../release-file.js';
import { COMPATIBILITY_ROUTES } from '../../rest/compatibility-routes.js';
import { FrontendName, ReleaseName } from '../../rest/names.pipe.js';
import { Compatibility } from './compatibility.js';

const FOLDER = { folder: true };
const FORM = { fields: {}, files: [RELEASE_WIRE.files], required: [RELEASE_WIRE.files] } as const;

@ApiTags('releases')
@Team()
@Controller()
export class CompatibilityController {
  constructor(private readonly compatibility: Compatibility) {}

  /** Whether all that visitors get fits each other, and this server. */
  @Get(COMPATIBILITY_ROUTES.all)
  @JsonResponse(CompatibilityReport, 'CompatibilityReport')
  async ofAll(): Promise<CompatibilityReport> {
    return told([...(await this.compatibility.ofAll()).values()]);
  }

  /** Whether a release would fit what visitors get. */
  @Get(COMPATIBILITY_ROUTES.release)
  @JsonResponse(CompatibilityReport, 'CompatibilityReport')
  async ofRelease(
    @Param('frontend', FrontendName) frontend: string,
    @Param('release', ReleaseName) release: string,
  ): Promise<CompatibilityReport> {
    return told([await this.compatibility.ofRelease(frontend, release)]);
  }

  /** Whether a build would fit what visitors get, by its `release.json`. Nothing of it is kept. */
  @Post(COMPATIBILITY_ROUTES.build)
  @HttpCode(200)
  @FormOf(FOLDER)
  @MultipartBody(FORM)
  @JsonResponse(CompatibilityReport, 'CompatibilityReport')
  async ofBuild(
    @Param('frontend', FrontendName) frontend: string,
    @Req() request: FastifyRequest,
  ): Promise<CompatibilityReport> {
    const { files } = await readForm(request, FOLDER);
    const description = readDescription(frontend, files.get(RELEASE_FILE)?.bytes);
    return told([await this.compatibility.ofBuild(frontend, description)]);
  }
}

function told(comparisons: readonly Comparison[]): CompatibilityReport {
  const all = (of: 'compared' | 'misfits' | 'unknown') => [...new Set(comparisons.flatMap((one) => one[of]))];
  const misfits = all('misfits');
  return { fits: misfits.length === 0, compared: all('compared'), misfits, unknown: all('unknown') };
}
