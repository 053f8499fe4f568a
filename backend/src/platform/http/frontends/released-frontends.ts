import type { RemoteProgram } from '@marcel/contracts';

/** A release, as far as whoever serves it has to know. */
export interface ServedRelease {
  readonly frontend: string;
  readonly release: string;
  readonly version: string;
  /** Where it begins: here, or on its team's own origin. */
  readonly entry: string;
  readonly programs: readonly RemoteProgram[];
  /** Whether they can stand in windows. */
  readonly windows: boolean;
}

/** What visitors get of one frontend. */
export interface ServedFrontend {
  /** Null for what the product was built with. */
  readonly live: ServedRelease | null;
  /** With the share of visitors, in percent, that get it instead. */
  readonly canary: { readonly release: ServedRelease; readonly share: number } | null;
}

/** A release that somebody looks at before it is live. */
export interface Preview {
  readonly release: ServedRelease;
  /** ISO 8601. */
  readonly until: string;
}

export interface ReleasedFile {
  /** Names its content. */
  readonly blob: string;
  readonly path: string;
}

/** What was released, for whoever serves it to visitors. */
export interface ReleasedFrontends {
  /** By the names of the frontends; the same for all nodes, as soon as it is decided. */
  now(): Promise<ReadonlyMap<string, ServedFrontend>>;
  /** A file of a release by its path; undefined when there is none, or when the release was pruned. */
  file(frontend: string, release: string, path: string): Promise<ReleasedFile | undefined>;
  /** A file of any release of the frontend that is kept, where the name means one content. */
  anyFile(frontend: string, path: string): Promise<ReleasedFile | undefined>;
  /** @throws StoreUnavailable */
  read(file: ReleasedFile): Promise<Buffer | undefined>;
  /** What a signed link shows; undefined for one that is not ours, that has expired, or whose release cannot be shown. */
  preview(link: string): Promise<Preview | undefined>;
}
