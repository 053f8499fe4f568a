import { ImageSearchReport, ROUTES } from '@marcel/contracts';
import { Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { Admin } from '../../../../platform/http/access/access.decorators.js';
import { Context } from '../../../../platform/http/context/context.decorator.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { IMAGE_SEARCH, type ImageSearch } from '../../image-search/image-search.js';
import { reportOf } from '../../image-search/report-of.js';
import { BeginImageSearch, StopImageSearch } from './search-missing-images.commands.js';

/** The search for all mascots without an image. */
@ApiTags('admin')
@Admin()
@Controller()
export class SearchMissingImagesController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(IMAGE_SEARCH) private readonly provider: ImageSearch,
  ) {}

  /** It goes on when nobody looks, and after a restart; while one is under way, this is that one. */
  @Post(ROUTES.imageSearchBegin)
  @HttpCode(200)
  @JsonResponse(ImageSearchReport, 'ImageSearchReport')
  async begin(@Context() context: CommandContext): Promise<ImageSearchReport> {
    return reportOf((await this.commands.execute(new BeginImageSearch(context))).state, this.provider);
  }

  @Post(ROUTES.imageSearchStop)
  @HttpCode(200)
  @JsonResponse(ImageSearchReport, 'ImageSearchReport')
  async stop(@Context() context: CommandContext): Promise<ImageSearchReport> {
    return reportOf((await this.commands.execute(new StopImageSearch(context))).state, this.provider);
  }
}
