import { Inject, Injectable } from '@nestjs/common';
import { nextAfter } from '../../../../platform/read-store/cursor.js';
import { ViewNotBuilt } from '../../../../platform/read-store/errors.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { REFERENCES_VIEW, USES_VIEW, WITHHELD_VIEW } from '../../views.js';
import { withheldKey, type WithheldFor } from '../references/withheld-records.js';

/** Records that are looked at in one step: seldom do more show one picture. */
const AT_ONCE = 50;

/** Streams of records whose pictures are not to be seen, as they were at a revision of the view. */
interface Known {
  readonly revision: string;
  readonly streams: Promise<ReadonlySet<string>>;
}

/**
 * Knows which pictures nobody sees any more: those that only such records show. Which records these are stays in memory until the view of
 * them changes; as long as there is none, that is all there is to ask.
 */
@Injectable()
export class WithheldPictures {
  private known: Known | undefined;

  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  /** @param picture its hash */
  async isWithheld(picture: string): Promise<boolean> {
    const streams = await this.streams();
    if (streams.size === 0) return false;
    let isShown = false;
    let isKnown = false;
    for (let after: string | null | undefined; after !== null && !isShown;) {
      const query = { where: [{ field: 'picture', oneOf: [picture] }], limit: AT_ONCE, after };
      const { documents } = await this.views.find(USES_VIEW, query);
      isKnown ||= documents.length > 0;
      isShown = documents.some(({ stream }) => !streams.has(String(stream)));
      after = nextAfter(query, documents);
    }
    return isKnown && !isShown;
  }

  private async streams(): Promise<ReadonlySet<string>> {
    const revision = await this.revision();
    if (this.known?.revision !== revision) {
      const streams = revision === '' ? Promise.resolve(new Set<string>()) : this.load();
      this.known = { revision, streams };
      // What could not be loaded is asked for again.
      streams.catch(() => (this.known = undefined));
    }
    return this.known.streams;
  }

  /** Empty while only a build of an earlier release is there: under that nobody could judge anything. @throws ViewNotBuilt */
  private async revision(): Promise<string> {
    try {
      return await this.views.revisionOf(WITHHELD_VIEW);
    } catch (error) {
      if (error instanceof ViewNotBuilt && (await this.views.activeVersion(REFERENCES_VIEW)) !== undefined) return '';
      throw error;
    }
  }

  private async load(): Promise<ReadonlySet<string>> {
    const [judged, erased] = await Promise.all([this.streamsThatAre('judged'), this.streamsThatAre('erased')]);
    const rejected = await Promise.all(
      erased.map((stream) => this.views.get(WITHHELD_VIEW, withheldKey(stream, 'rejected'))),
    );
    return new Set([...judged, ...erased.filter((_, index) => rejected[index] !== undefined)]);
  }

  private async streamsThatAre(why: WithheldFor): Promise<string[]> {
    const { documents } = await this.views.find(WITHHELD_VIEW, { where: [{ field: 'why', oneOf: [why] }] });
    return documents.map(({ stream }) => String(stream));
  }
}
