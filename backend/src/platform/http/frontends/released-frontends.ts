import type { RemoteProgram } from '@marcel/contracts';

interface Interfaces {
  readonly shell: string | null;
  readonly kit: string | null;
}

export interface ServedRelease {
  readonly frontend: string;
  readonly release: string;
  readonly version: string;
  readonly entry: string;
  readonly programs: readonly RemoteProgram[];
  readonly windows: boolean;
  readonly needs: Interfaces;
  readonly provides: Interfaces | null;
}

export interface Preview {
  readonly release: ServedRelease;
  /** ISO 8601. */
  readonly until: string;
}

export interface ReleasedFile {
  readonly blob: string;
  readonly path: string;
}

export interface ReleasedFrontends {
  now(): Promise<ReadonlyMap<string, ServedRelease | null>>;
  file(frontend: string, release: string, path: string): Promise<ReleasedFile | undefined>;
  anyFile(frontend: string, path: string): Promise<ReleasedFile | undefined>;
  /** @throws StoreUnavailable */
  read(file: ReleasedFile): Promise<Buffer | undefined>;
  /** Undefined for a link that is not ours, that has expired, or whose release is not kept. */
  preview(link: string): Promise<Preview | undefined>;
}
