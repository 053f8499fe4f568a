import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { unlessUnavailable } from '../../../../platform/errors/store-unavailable.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { RELEASE_FILES_VIEW, releaseKey } from '../../views.js';
import { ReleaseFilesDocument } from '../frontends.collections.js';

/** Releases whose files are known without a look. */
const REMEMBERED = 500;

/** The blobs of files by their paths. */
type Listing = ReadonlyMap<string, string>;

/** Which files there are; looked up again when a release was published or pruned. What is known is told while the views are away. */
@Injectable()
export class ReleaseListings {
  private revision = '';
  private readonly known = new LRUCache<string, Promise<Listing | undefined>>({ max: REMEMBERED });
  private readonly all = new LRUCache<string, Promise<Listing>>({ max: REMEMBERED });

  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  /** Undefined for a release that is not there any more. */
  async of(frontend: string, release: string): Promise<Listing | undefined> {
    await this.lookForNews();
    const key = releaseKey(frontend, release);
    return remembered(this.known, key, async () => {
      const document = await this.views.get(RELEASE_FILES_VIEW, key);
      return document && listingOf(ReleaseFilesDocument.parse(document));
    });
  }

  /** The files of all releases of a frontend. Whoever asks knows that a name means one content. */
  async ofAll(frontend: string): Promise<Listing> {
    await this.lookForNews();
    return remembered(this.all, frontend, async () => {
      const where = [{ field: 'frontend', oneOf: [frontend] }];
      const { documents } = await this.views.find(RELEASE_FILES_VIEW, { where });
      return new Map(documents.flatMap((document) => [...listingOf(ReleaseFilesDocument.parse(document))]));
    });
  }

  private async lookForNews(): Promise<void> {
    const revision = await unlessUnavailable(() => this.views.revisionOf(RELEASE_FILES_VIEW));
    if (revision === undefined || revision === this.revision) return;
    this.revision = revision;
    this.known.clear();
    this.all.clear();
  }
}

const listingOf = ({ files }: ReleaseFilesDocument): Listing => new Map(files.map(({ path, blob }) => [path, blob]));

/** A look that failed is taken again by the next who asks. */
function remembered<Value>(
  memory: LRUCache<string, Promise<Value>>,
  key: string,
  look: () => Promise<Value>,
): Promise<Value> {
  const found = memory.get(key) ?? look();
  memory.set(key, found);
  found.catch(() => memory.delete(key));
  return found;
}
