import { GalleryEntry, GalleryPage, GallerySelectionQuery, ListGalleryQuery, ROUTES } from '@marcel/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CachedView } from '../../../../platform/http/caching.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { QueryParameters } from '../../../../platform/openapi/request.decorators.js';
import { GALLERY_VIEW } from '../../views.js';
import { FindGalleryEntry } from './gallery-entry.query.js';
import { ListGallery } from './list-gallery.query.js';

@ApiTags('studio')
@Controller()
export class GalleryController {
  constructor(private readonly queries: QueryBus) {}

  @Get(ROUTES.gallery)
  @CachedView(GALLERY_VIEW)
  @QueryParameters(ListGalleryQuery)
  @JsonResponse(GalleryPage, 'GalleryPage')
  list(@Query() request: ListGalleryQuery): Promise<GalleryPage> {
    return this.queries.execute(new ListGallery(request));
  }

  @Get(ROUTES.galleryEntry)
  @CachedView(GALLERY_VIEW)
  @QueryParameters(GallerySelectionQuery)
  @JsonResponse(GalleryEntry, 'GalleryEntry')
  find(@Param('id') id: string, @Query() selection: GallerySelectionQuery): Promise<GalleryEntry> {
    return this.queries.execute(new FindGalleryEntry(id, selection));
  }
}
