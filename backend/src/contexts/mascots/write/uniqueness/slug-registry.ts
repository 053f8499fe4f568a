import { Inject, Injectable } from '@nestjs/common';
import { contextOfPart, type CommandContext } from '../../../../platform/command-handling/command-context.js';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { nextId } from '../../../../platform/command-handling/next-id.js';
import { reserve } from '../../../../platform/command-handling/reserve.js';
import { slugEvents, slugStream } from '../../domain/slug.events.js';
import { isReservedSlug, nthSlug, slugOf } from '../../domain/slug.js';

/** Gives every mascot an address that no other mascot ever had, whoever asks at the same time. */
@Injectable()
export class SlugRegistry {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  async reserve(name: string, mascotId: number, context: CommandContext): Promise<string> {
    const base = slugOf(name);
    for (let attempt = 0; ; attempt += 1) {
      // A repeated request draws the same number again in the same attempt, but another one in the next.
      const slug = nthSlug(base, await nextId(this.store, `slug-${base}`, contextOfPart(attempt, context)));
      if (!isReservedSlug(slug) && (await this.isOurs(slug, mascotId, context))) return slug;
    }
  }

  private async isOurs(slug: string, mascotId: number, context: CommandContext): Promise<boolean> {
    const first = await reserve(this.store, {
      stream: slugStream(slug),
      event: { type: 'SlugReserved', data: { slug, mascotId } },
      catalogue: slugEvents,
      commandName: 'ReserveSlug',
      context,
    });
    return first.data.mascotId === mascotId;
  }
}
