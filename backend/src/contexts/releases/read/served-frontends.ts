import { releaseEntry } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { BLOB_STORE, type BlobStore } from '../../../platform/blob-store/blob-store.js';
import { StoreUnavailable } from '../../../platform/errors/store-unavailable.js';
import { Startup } from '../../../platform/observability/health/startup.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { PreviewLinks } from '../preview-links.js';
import type { ServedRelease } from './built-frontends.js';
import {
  FRONTENDS_VIEW,
  RELEASES_VIEW,
  FrontendDocument,
  toPrograms,
  ReleaseDocument,
} from './frontends.projection.js';

export interface Preview {
  readonly release: ServedRelease;
  /** ISO 8601. */
  readonly until: string;
}

export interface ReleasedFile {
  readonly blob: string;
  readonly path: string;
}

export type ReleasedFrontends = Pick<ServedFrontends, keyof ServedFrontends>;

interface StoredRelease {
  readonly state: ReleaseDocument['state'];
  readonly served: ServedRelease;
  readonly files: ReadonlyMap<string, string>;
}

interface Snapshot {
  readonly revision: string;
  readonly live: ReadonlyMap<string, ServedRelease | null>;
  readonly releases: ReadonlyMap<string, ReadonlyMap<string, StoredRelease>>;
}

const EMPTY_SNAPSHOT: Snapshot = { revision: '', live: new Map(), releases: new Map() };

/** Caches the views of releases in memory until they change, and while they are unavailable. */
@Injectable()
export class ServedFrontends {
  private snapshot = EMPTY_SNAPSHOT;

  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
    private readonly links: PreviewLinks,
    private readonly startup: Startup,
  ) {}

  async liveReleases(): Promise<ReadonlyMap<string, ServedRelease | null>> {
    return (await this.loadSnapshot()).live;
  }

  /** Returns whether the release was made live, and not rolled back since. */
  async isDeployed(frontend: string, release: string): Promise<boolean> {
    return (await this.loadSnapshot()).releases.get(frontend)?.get(release)?.state === 'deployed';
  }

  async findFile(frontend: string, release: string, path: string): Promise<ReleasedFile | undefined> {
    const blob = (await this.loadSnapshot()).releases.get(frontend)?.get(release)?.files.get(path);
    return blob === undefined ? undefined : { path, blob };
  }

  /** Finds a file of any release that was made live at some time. */
  async findFileInAnyRelease(frontend: string, path: string): Promise<ReleasedFile | undefined> {
    for (const { state, files } of (await this.loadSnapshot()).releases.get(frontend)?.values() ?? []) {
      const blob = state === 'published' ? undefined : files.get(path);
      if (blob !== undefined) return { path, blob };
    }
    return undefined;
  }

  /** @throws StoreUnavailable */
  readFile({ blob }: ReleasedFile): Promise<Buffer | undefined> {
    return this.blobs.get(blob);
  }

  /** Returns undefined for a link that is invalid or expired, or whose release was deleted. */
  async findPreview(link: string): Promise<Preview | undefined> {
    const content = this.links.verify(link, new Date());
    if (content === undefined) return undefined;
    const stored = (await this.loadSnapshot()).releases.get(content.frontend)?.get(content.release);
    return stored && { release: stored.served, until: new Date(content.until).toISOString() };
  }

  private async loadSnapshot(): Promise<Snapshot> {
    if (!this.startup.isComplete) return this.snapshot;
    try {
      const revisions = await Promise.all([FRONTENDS_VIEW, RELEASES_VIEW].map((name) => this.views.revisionOf(name)));
      const revision = revisions.join(' ');
      if (revision !== this.snapshot.revision) this.snapshot = { revision, ...(await this.load()) };
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
    return this.snapshot;
  }

  /** Reads the frontends first, so that every live release is among the releases read afterwards. */
  private async load(): Promise<Omit<Snapshot, 'revision'>> {
    const frontends = (await this.views.find(FRONTENDS_VIEW, {})).documents.map((one) => FrontendDocument.parse(one));
    const stored = (await this.views.find(RELEASES_VIEW, {})).documents.map((one) => ReleaseDocument.parse(one));
    const releases = new Map(frontends.map(({ id }) => [id, new Map<string, StoredRelease>()]));
    for (const release of stored) releases.get(release.frontend)?.set(release.release, toStoredRelease(release));
    const liveReleases = new Map(
      frontends.map(({ id, live }) => [id, (live && releases.get(id)?.get(live.release)?.served) ?? null]),
    );
    return { live: liveReleases, releases };
  }
}

function toStoredRelease(document: ReleaseDocument): StoredRelease {
  const { frontend, release, version, windows, entry, needs, provides, files, state } = document;
  const served = { frontend, release, version, windows, needs, provides };
  return {
    state,
    served: { ...served, programs: toPrograms(document), entry: entry ?? releaseEntry(frontend, release) },
    files: new Map(files.map(({ path, blob }) => [path, blob])),
  };
}
