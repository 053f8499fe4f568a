import type { GeneratedImage, GeneratedImageList, ListImagesQuery } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';
import type { Position } from '../../../../platform/event-store/event-store.js';

export class ListImages extends Query<GeneratedImageList> {
  constructor(readonly request: ListImagesQuery) {
    super();
  }
}

/** An image by id, as it is shown or, with a position, as the log had told it by then. @throws DomainError not_found */
export class FindImage extends Query<GeneratedImage> {
  constructor(
    readonly id: number,
    readonly asOf?: Position,
  ) {
    super();
  }
}
