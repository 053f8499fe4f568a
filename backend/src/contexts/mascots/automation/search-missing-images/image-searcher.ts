import { IMAGE_SEARCH_LIMITS } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { RunsAsConsumer } from '../../../../platform/consumers/hosting.decorators.js';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { LOG, type Log } from '../../../../platform/observability/logging/log.js';
import { IMAGE_SEARCH_STREAM } from '../../domain/image-search.events.js';
import { IMAGE_SEARCH, type ImageSearch } from '../../image-search/image-search.js';
import { MissingImages } from '../../read/image-search/missing-images.js';
import { BegunWork } from '../begun-work.js';
import { searchMissingImages } from './search-missing-images.js';

/** Searches for all mascots without an image once an admin has begun it. */
@Injectable()
@RunsAsConsumer('worker')
export class ImageSearcher extends BegunWork {
  static readonly reads = {
    name: 'search-missing-images',
    streamPrefixes: [IMAGE_SEARCH_STREAM],
    eventTypes: ['ImageSearchBegun'],
  };

  readonly name = ImageSearcher.reads.name;
  readonly filter = ImageSearcher.reads;

  constructor(
    @Inject(EVENT_STORE) events: EventStore,
    @Inject(LOG) log: Log,
    @Inject(IMAGE_SEARCH) private readonly provider: ImageSearch,
    private readonly decisions: DecisionRunner,
    private readonly missing: MissingImages,
  ) {
    super(events, log);
  }

  protected work(signal: AbortSignal): Promise<void> {
    const { decisions, events, missing, provider, name: actor } = this;
    const pause = () => sleep(IMAGE_SEARCH_LIMITS.pauseMs, undefined, { signal });
    return searchMissingImages({ decisions, events, missing, provider, actor, pause, confirm: this.confirm }, signal);
  }
}
