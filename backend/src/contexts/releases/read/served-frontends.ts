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
  programsOf,
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

export type ReleasedFrontends = Pick<ServedFrontends, 'now' | 'file' | 'isDeployed' | 'anyFile' | 'read' | 'preview'>;

interface KeptRelease {
  readonly state: ReleaseDocument['state'];
  readonly served: ServedRelease;
  readonly files: ReadonlyMap<string, string>;
}

interface Snapshot {
  readonly revision: string;
  readonly live: ReadonlyMap<string, ServedRelease | null>;
  readonly kept: ReadonlyMap<string, ReadonlyMap<string, KeptRelease>>;
}

const NOTHING: Snapshot = { revision: '', live: new Map(), kept: new Map() };

/** Keeps the views of releases in memory until they change, and while they are unavailable. */
@Injectable()
export class ServedFrontends {
  private snapshot = NOTHING;

  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
    private readonly links: PreviewLinks,
    private readonly startup: Startup,
  ) {}

  async now(): Promise<ReadonlyMap<string, ServedRelease | null>> {
    return (await this.current()).live;
  }

  /** Returns whether the release was made live, and not rolled back since. */
  async isDeployed(frontend: string, release: string): Promise<boolean> {
    return (await this.current()).kept.get(frontend)?.get(release)?.state === 'deployed';
  }

  async file(frontend: string, release: string, path: string): Promise<ReleasedFile | undefined> {
    const blob = (await this.current()).kept.get(frontend)?.get(release)?.files.get(path);
    return blob === undefined ? undefined : { path, blob };
  }

  /** Finds a file of any release that was made live at some time. */
  async anyFile(frontend: string, path: string): Promise<ReleasedFile | undefined> {
    for (const { state, files } of (await this.current()).kept.get(frontend)?.values() ?? []) {
      const blob = state === 'published' ? undefined : files.get(path);
      if (blob !== undefined) return { path, blob };
    }
    return undefined;
  }

  /** @throws StoreUnavailable */
  read({ blob }: ReleasedFile): Promise<Buffer | undefined> {
    return this.blobs.get(blob);
  }

  /** Returns undefined for a link that is invalid or expired, or whose release was deleted. */
  async preview(link: string): Promise<Preview | undefined> {
    const content = this.links.open(link, new Date());
    if (content === undefined) return undefined;
    const kept = (await this.current()).kept.get(content.frontend)?.get(content.release);
    return kept && { release: kept.served, until: new Date(content.until).toISOString() };
  }

  private async current(): Promise<Snapshot> {
    if (!this.startup.isOver) return this.snapshot;
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
    const releases = (await this.views.find(RELEASES_VIEW, {})).documents.map((one) => ReleaseDocument.parse(one));
    const kept = new Map(frontends.map(({ id }) => [id, new Map<string, KeptRelease>()]));
    for (const release of releases) kept.get(release.frontend)?.set(release.release, keptRelease(release));
    const live = new Map(
      frontends.map(({ id, live: given }) => [id, (given && kept.get(id)?.get(given.release)?.served) ?? null]),
    );
    return { live, kept };
  }
}

function keptRelease(document: ReleaseDocument): KeptRelease {
  const { frontend, release, version, windows, entry, needs, provides, files, state } = document;
  const programs = programsOf(document);
  return {
    state,
    served: {
      frontend,
      release,
      version,
      windows,
      programs,
      needs,
      provides,
      entry: entry ?? releaseEntry(frontend, release),
    },
    files: new Map(files.map(({ path, blob }) => [path, blob])),
  };
}
