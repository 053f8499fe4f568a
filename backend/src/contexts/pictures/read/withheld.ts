import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { pagesOf } from '../../../platform/read-store/pages-of.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { STANDINGS_VIEW, USES_VIEW } from '../views.js';
import { Use } from './references/uses.js';
import { standingOf, type Facts, type Standing } from './references/standings.js';

const AT_ONCE = 50;

/** So many pictures are remembered until anything changes about which records show what. */
const REMEMBERED = 10_000;

const Fact = z.object({
  stream: z.string(),
  cause: z.optional(z.string()),
  shows: z.optional(z.nullable(z.string())),
});

/**
 * Knows which pictures visitors see no more: those that a record has shown which is now hidden, erased, withdrawn or has another one, unless
 * some record shows them still.
 */
@Injectable()
export class WithheldPictures {
  private revision = '';
  private readonly remembered = new LRUCache<string, boolean>({ max: REMEMBERED });

  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  /** @param picture its hash */
  async isWithheld(picture: string): Promise<boolean> {
    const revision = await this.revisionNow();
    if (this.revision !== revision) this.remembered.clear();
    this.revision = revision;
    const before = this.remembered.get(picture);
    if (before !== undefined) return before;
    const isWithheld = await this.look(picture);
    if (this.revision === revision) this.remembered.set(picture, isWithheld);
    return isWithheld;
  }

  private async look(picture: string): Promise<boolean> {
    let isWithheld = false;
    const uses = { where: [{ field: 'picture', oneOf: [picture] }], limit: AT_ONCE };
    for await (const page of pagesOf(this.views, USES_VIEW, uses)) {
      const streams = page.map((document) => Use.parse(document).stream);
      const standings = await this.standingsOf(streams, picture);
      if (standings.includes('shown')) return false;
      isWithheld ||= standings.includes('withheld');
    }
    return isWithheld;
  }

  private async standingsOf(streams: readonly string[], picture: string): Promise<readonly Standing[]> {
    if (streams.length === 0) return [];
    const { documents } = await this.views.find(STANDINGS_VIEW, { where: [{ field: 'stream', oneOf: streams }] });
    const facts = documents.map((document) => Fact.parse(document));
    return streams.map((stream) => standingOf(stream, factsOf(facts, stream), picture));
  }

  /** Read before the views, so that a remembered result is at most newer. @throws ViewNotBuilt */
  private async revisionNow(): Promise<string> {
    return (await Promise.all([USES_VIEW, STANDINGS_VIEW].map((view) => this.views.revisionOf(view)))).join(' ');
  }
}

function factsOf(facts: readonly z.infer<typeof Fact>[], stream: string): Facts {
  const own = facts.filter((fact) => fact.stream === stream);
  const shows = own.find((fact) => fact.shows !== undefined)?.shows;
  return {
    causes: new Set(own.flatMap(({ cause }) => cause ?? [])),
    ...(shows !== undefined && { shows }),
  };
}
