import { entryFileOf, RELEASE_FILE, RELEASE_MESSAGES, RELEASE_WIRE, SHELL_FRONTEND } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { BLOB_STORE, type BlobStore } from '../../../../platform/blob-store/blob-store.js';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import type { Form } from '../../../../platform/http/forms/form-collector.js';
import { PictureRoom } from '../../../../platform/pictures/picture-room.js';
import type { ReleasePublished } from '../../domain/frontend.events.js';
import { filesNamedIn, readManifest } from './federation-manifest.js';
import { identifyRelease, type FileOfRelease } from './identify-release.js';
import { ReleaseElsewhere } from './release-elsewhere.js';

const refusal = (path: string, message: string): DomainError => DomainError.fields([{ path, message }]);

/** Takes in what a release is made of; its files are durable before it is recorded. */
@Injectable()
export class ReleaseIntake {
  constructor(
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
    private readonly room: PictureRoom,
    private readonly elsewhere: ReleaseElsewhere,
  ) {}

  /** @throws DomainError `invalid_input`, StorageFull */
  async take(frontend: string, form: Form, siteOrigin: string): Promise<ReleasePublished['data']> {
    const { [RELEASE_WIRE.release]: expected, [RELEASE_WIRE.entry]: entry } = form.fields;
    const files = [...form.files].map(([path, { bytes }]) => ({ path, bytes }));
    if (files.length > 0 === (entry !== undefined)) throw refusal(RELEASE_WIRE.files, RELEASE_MESSAGES.noFiles);
    if (entry === undefined) return this.takeFiles(frontend, files, expected);
    if (frontend === SHELL_FRONTEND) throw refusal(RELEASE_WIRE.entry, RELEASE_MESSAGES.shellElsewhere);
    return this.takeDescription(frontend, entry, await this.elsewhere.look(entry, siteOrigin), expected);
  }

  /** What it needs has to be known as long as it may be live, whatever its team's own server answers then. */
  private async takeDescription(
    frontend: string,
    entry: string,
    looked: readonly FileOfRelease[],
    expected: string | undefined,
  ) {
    const release = identifyRelease(frontend, looked, expected);
    const described = looked.filter(({ path }) => path === RELEASE_FILE);
    await this.keep(described);
    return { ...release, entry, files: release.files.filter(({ path }) => path === RELEASE_FILE) };
  }

  private async takeFiles(frontend: string, files: readonly FileOfRelease[], expected: string | undefined) {
    const first = entryFileOf(frontend);
    const entry = files.find(({ path }) => path === first);
    if (entry === undefined) throw refusal(RELEASE_WIRE.files, RELEASE_MESSAGES.missing(first));
    if (frontend !== SHELL_FRONTEND) assertWhole(entry, files);
    const release = { ...identifyRelease(frontend, files, expected), entry: null };
    await this.keep(files);
    return release;
  }

  private async keep(files: readonly FileOfRelease[]): Promise<void> {
    await this.room.take(
      files.reduce((sum, { bytes }) => sum + bytes.length, 0),
      undefined,
    );
    for (const { bytes } of files) await this.blobs.put(bytes);
  }
}

/** A remote's manifest names what visitors will ask for. @throws DomainError `invalid_input` */
function assertWhole(entry: FileOfRelease, files: readonly FileOfRelease[]): void {
  const manifest = readManifest(entry.bytes);
  if (manifest === undefined) throw refusal(RELEASE_WIRE.files, RELEASE_MESSAGES.noManifest(entry.path));
  const paths = new Set(files.map(({ path }) => path));
  const lost = filesNamedIn(manifest).find((file) => !paths.has(file));
  if (lost !== undefined) throw refusal(RELEASE_WIRE.files, RELEASE_MESSAGES.missing(lost));
}
