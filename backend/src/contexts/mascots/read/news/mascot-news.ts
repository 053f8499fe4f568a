import { Inject, Injectable } from '@nestjs/common';
import { endWith, filter, map, merge, takeWhile, type Observable } from 'rxjs';
import { serverSentEvent } from '../../../../platform/http/event-streams.js';
import { LikeCounts } from './like-counts.js';
import { IMPORTED, NewMascots } from './new-mascots.js';
import { tellImported } from './tell-imported.js';

type Told = () => Observable<string>;

/** All news of mascots in one stream, for browsers have few connections; other contexts join in with theirs. */
@Injectable()
export class MascotNews {
  private readonly sources: Told[];

  constructor(
    @Inject(NewMascots) mascots: Pick<NewMascots, 'news'>,
    @Inject(LikeCounts) likes: Pick<LikeCounts, 'told'>,
  ) {
    const approved = () =>
      mascots.news.pipe(
        filter((mascot) => mascot !== IMPORTED),
        map((mascot) => serverSentEvent(mascot)),
      );
    this.sources = [approved, () => tellImported(mascots.news), () => likes.told];
  }

  /** @param told asked anew for each who listens; server-sent events, written as text */
  join(told: Told): void {
    this.sources.push(told);
  }

  /** Ends with the first that ends, so that whoever listens asks again and has all of them. */
  get all(): Observable<string> {
    const sources = this.sources.map((told) => told().pipe(endWith(null)));
    return merge(...sources).pipe(takeWhile((text) => text !== null));
  }
}
