import {
  ErrorBody,
  ImagePreview,
  ImageSearchResult,
  PreviewMascotImageRequest,
  ROUTES,
  SearchMascotImageRequest,
} from '@marcel/contracts';
import { Body, Inject, Post } from '@nestjs/common';
import { Repeatable } from '../../../platform/http/idempotency.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { Admin } from '../../../platform/http/token-guard.js';
import { MascotReader } from './mascot.js';
import { MascotPictures } from '../mascot-pictures.js';
import { JsonResponse, RestController } from '../../../platform/openapi/decorators.js';
import { LOG, type Log } from '../../../platform/observability/logging/log.js';
import { IMAGE_SEARCH, ImageSearchFailed, type ImageSearch } from '../image-search.js';

@Admin()
@RestController('admin')
export class SearchMascotImageController {
  constructor(
    private readonly reader: MascotReader,
    @Inject(IMAGE_SEARCH) private readonly provider: ImageSearch,
    @Inject(LOG) private readonly log: Log,
    private readonly pictures: MascotPictures,
  ) {}

  @Post(ROUTES.searchMascotImage)
  @JsonResponse(ImageSearchResult, 'ImageSearchResult')
  @JsonResponse(ErrorBody, 'ErrorBody', 502)
  @Repeatable()
  async search(@Body() { mascotId }: SearchMascotImageRequest): Promise<ImageSearchResult> {
    const { name, brand } = await this.reader.find(mascotId);
    return { mascot: { name, brand }, images: [...(await this.find(`${name} ${brand} mascot`))] };
  }

  /** Returns a small copy of a picture on another site: pages load nothing from there. */
  @Post(ROUTES.previewMascotImage)
  @JsonResponse(ImagePreview, 'ImagePreview')
  @Repeatable()
  async preview(@Body() { imageUrl }: PreviewMascotImageRequest): Promise<ImagePreview> {
    return { imageUrl: await this.pictures.preview(imageUrl) };
  }

  private async find(query: string): Promise<readonly string[]> {
    try {
      return await this.provider.find(query);
    } catch (error) {
      if (!(error instanceof ImageSearchFailed)) throw error;
      this.log.warn({ err: error }, 'The image search failed');
      throw new DomainError('provider_failed', error.message);
    }
  }
}
