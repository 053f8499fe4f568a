import { Module } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config/settings.js';
import { GoogleImageSearch } from './adapters/google-image-search.js';
import { noImageSearch } from './adapters/no-image-search.js';
import { SearxngImageSearch } from './adapters/searxng-image-search.js';
import { IMAGE_SEARCH, type ImageSearch } from './image-search.js';
import { SearchMascotImageController } from './read/search-mascot-image/search-mascot-image.controller.js';

function imageSearchOf({ googleSearch, searxngUrl }: Settings): ImageSearch {
  if (googleSearch !== undefined) return new GoogleImageSearch(googleSearch);
  return searxngUrl === undefined ? noImageSearch : new SearxngImageSearch(searxngUrl);
}

@Module({
  controllers: [SearchMascotImageController],
  providers: [{ provide: IMAGE_SEARCH, inject: [SETTINGS], useFactory: imageSearchOf }],
})
export class ImageSearchModule {}
