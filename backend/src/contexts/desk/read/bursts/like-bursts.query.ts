import type { LikeBurst, ListPageQuery } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';

export interface FoundBursts {
  readonly bursts: LikeBurst[];
  readonly total: number;
}

/** Hours in which an item got far more likes than it usually does, newest first. */
export class ListLikeBursts extends Query<FoundBursts> {
  constructor(readonly page: ListPageQuery) {
    super();
  }
}
