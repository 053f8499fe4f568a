import { LikeCount, MASCOT_NEWS } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { defer, map, share, type Observable } from 'rxjs';
import { serverSentEvent } from '../../../../platform/http/event-streams.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { LikedMascots } from './liked-mascots.js';
import { tellCounts } from './tell-counts.js';

/** How often mascots are liked, as their pages say it; read once for all who listen, and not at all where nobody does. */
@Injectable()
export class LikeCounts {
  readonly told: Observable<string>;

  constructor(
    liked: LikedMascots,
    @Inject(READ_STORE) private readonly views: Pick<ReadStore, 'get'>,
  ) {
    const counts = tellCounts(
      defer(() => liked.news),
      (ids) => this.read(ids),
    );
    this.told = counts.pipe(
      map((some) => serverSentEvent(some, MASCOT_NEWS.likes)),
      share(),
    );
  }

  private async read(ids: readonly number[]): Promise<LikeCount[]> {
    const found = await Promise.all(ids.map((id) => this.views.get(DIRECTORY_VIEW, id)));
    return found.flatMap((mascot) => LikeCount.safeParse(mascot).data ?? []);
  }
}
