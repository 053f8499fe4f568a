import { ImageSearchReport, ROUTES } from '@marcel/contracts';
import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { Admin } from '../../../../platform/http/access/access.decorators.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { imageSearches } from '../../domain/image-search.decider.js';
import { IMAGE_SEARCH, type ImageSearch } from '../../image-search/image-search.js';
import { reportOf } from '../../image-search/report-of.js';
import { MissingImages } from './missing-images.js';

/** How far the search for all mascots without an image is: asked of the log, so that no desk waits for a view. */
@ApiTags('admin')
@Admin()
@Controller()
export class ImageSearchReportController {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly missing: MissingImages,
    @Inject(IMAGE_SEARCH) private readonly provider: ImageSearch,
  ) {}

  @Get(ROUTES.imageSearch)
  @JsonResponse(ImageSearchReport, 'ImageSearchReport')
  async report(): Promise<ImageSearchReport> {
    const { state } = await this.decisions.load(imageSearches);
    if (state.status !== 'running') return reportOf(state, this.provider);
    const { next, left } = await this.missing.after(state.last);
    return { ...reportOf(state, this.provider), left, current: next?.name ?? null };
  }
}
