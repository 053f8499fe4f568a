import type { RemoteProgram } from '@marcel/contracts';

interface Interfaces {
  readonly shell: string | null;
  readonly kit: string | null;
}

export interface ServedRelease {
  readonly frontend: string;
  readonly release: string;
  readonly version: string;
  /** Address at which it begins: here, or on its team's own origin. */
  readonly entry: string;
  readonly programs: readonly RemoteProgram[];
  /** Whether they can stand in windows. */
  readonly windows: boolean;
  /** SemVer ranges. */
  readonly needs: Interfaces;
  /** Versions; null for every frontend but the shell. */
  readonly provides: Interfaces | null;
}

/** A release that a signed link shows. */
export interface Preview {
  readonly release: ServedRelease;
  /** ISO 8601. */
  readonly until: string;
}

export interface ReleasedFile {
  /** Name of its content in the blob store. */
  readonly blob: string;
  readonly path: string;
}

export interface ReleasedFrontends {
  /** What is live of each frontend that has releases; null for what was built with the product. */
  now(): Promise<ReadonlyMap<string, ServedRelease | null>>;
  file(frontend: string, release: string, path: string): Promise<ReleasedFile | undefined>;
  /** A file of any release of the frontend that is kept: for pages that were opened with an earlier release. */
  anyFile(frontend: string, path: string): Promise<ReleasedFile | undefined>;
  /** @throws StoreUnavailable */
  read(file: ReleasedFile): Promise<Buffer | undefined>;
  /** Undefined for a link that is not ours, that has expired, or whose release is not kept. */
  preview(link: string): Promise<Preview | undefined>;
}
