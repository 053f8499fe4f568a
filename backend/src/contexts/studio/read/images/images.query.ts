import type { GeneratedImage, GeneratedImageList, ListImagesQuery } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';

export class ListImages extends Query<GeneratedImageList> {
  constructor(readonly request: ListImagesQuery) {
    super();
  }
}

/** An image by id. @throws DomainError not_found */
export class FindImage extends Query<GeneratedImage> {
  constructor(readonly id: number) {
    super();
  }
}
