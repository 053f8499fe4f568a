import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { BLOB_STORE, type BlobStore } from '../../../../platform/blob-store/blob-store.js';
import { StoreUnavailable, unlessUnavailable } from '../../../../platform/errors/store-unavailable.js';
import { PreviewLinks } from '../../../../platform/http/frontends/preview-links.js';
import type {
  Preview,
  ReleasedFile,
  ReleasedFrontends,
  ServedFrontend,
  ServedRelease,
} from '../../../../platform/http/frontends/released-frontends.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { IN_WINDOWS } from '../../domain/in-windows.js';
import { FRONTENDS_VIEW, releaseKey, RELEASES_VIEW } from '../../views.js';
import { entryAndPrograms } from '../entry-and-programs.js';
import { FrontendDocument, ReleaseDocument } from '../frontends.collections.js';
import { ReleaseListings } from './release-listings.js';

type Served = ReadonlyMap<string, ServedFrontend>;

/** Releases, of which all that is told stays as it is, that are known without a look. */
const REMEMBERED = 1000;

/** What was released, as the views tell it. While they are away, visitors get what they got before. */
@Injectable()
export class ReleasedFrontendsInViews implements ReleasedFrontends {
  private seen: { readonly revision: string; readonly frontends: Served } | undefined;
  private readonly releases = new LRUCache<string, ServedRelease>({ max: REMEMBERED });

  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
    private readonly listings: ReleaseListings,
    private readonly links: PreviewLinks,
  ) {}

  async now(): Promise<Served> {
    try {
      const revision = await this.views.revisionOf(FRONTENDS_VIEW);
      if (this.seen?.revision !== revision) this.seen = { revision, frontends: await this.look() };
      return this.seen.frontends;
    } catch (error) {
      if (error instanceof StoreUnavailable) return this.seen?.frontends ?? new Map();
      throw error;
    }
  }

  async file(frontend: string, release: string, path: string): Promise<ReleasedFile | undefined> {
    const blob = (await this.listings.of(frontend, release))?.get(path);
    return blob === undefined ? undefined : { path, blob };
  }

  async anyFile(frontend: string, path: string): Promise<ReleasedFile | undefined> {
    const blob = (await unlessUnavailable(() => this.listings.ofAll(frontend)))?.get(path);
    return blob === undefined ? undefined : { path, blob };
  }

  read({ blob }: ReleasedFile): Promise<Buffer | undefined> {
    return this.blobs.get(blob);
  }

  async preview(link: string): Promise<Preview | undefined> {
    const content = this.links.open(link, new Date());
    if (content === undefined) return undefined;
    const key = releaseKey(content.frontend, content.release);
    const document = await unlessUnavailable(() => this.views.get(RELEASES_VIEW, key));
    if (document === undefined) return undefined;
    const { status, ...release } = ReleaseDocument.parse(document);
    if (status !== 'published') return undefined;
    return { release: toServed(release), until: new Date(content.until).toISOString() };
  }

  private async look(): Promise<Served> {
    const { documents } = await this.views.find(FRONTENDS_VIEW, {});
    const frontends = await Promise.all(
      documents.map(async (document) => {
        const { id, live, canary } = FrontendDocument.parse(document);
        const tried = canary && (await this.release(id, canary.release));
        const served: ServedFrontend = {
          live: live && (await this.release(id, live.release)),
          canary: canary && tried && { release: tried, share: canary.share },
        };
        return [id, served] as const;
      }),
    );
    return new Map(frontends);
  }

  private async release(frontend: string, release: string): Promise<ServedRelease | null> {
    const key = releaseKey(frontend, release);
    const known = this.releases.get(key);
    if (known !== undefined) return known;
    const document = await this.views.get(RELEASES_VIEW, key);
    if (document === undefined) return null;
    const served = toServed(ReleaseDocument.parse(document));
    this.releases.set(key, served);
    return served;
  }
}

function toServed(document: Omit<ReleaseDocument, 'status'>): ServedRelease {
  const { frontend, release, version, modules } = document;
  return { frontend, release, version, windows: modules.includes(IN_WINDOWS), ...entryAndPrograms(document) };
}
