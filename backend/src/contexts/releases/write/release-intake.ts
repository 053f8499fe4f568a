import {
  entryFile,
  isReservedPath,
  RELEASE_FILE,
  RELEASE_LIMITS,
  RELEASE_MESSAGES,
  RELEASE_FORM_FIELDS,
  ReleaseDescription,
  releaseId,
  releaseListing,
  SHELL_FRONTEND,
} from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import * as path from 'node:path';
import * as z from 'zod/mini';
import { BLOB_STORE, type BlobStore } from '../../../platform/blob-store/blob-store.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.js';
import type { Form } from '../../../platform/http/forms.js';
import { StorageQuota } from '../../../platform/pictures/storage-quota.js';
import type { FrontendEvent } from '../domain/frontend.js';

const FETCH_LIMITS = { bytes: 1024 * 1024, timeoutMs: 10_000 };

interface ReleaseFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

const invalid = (field: string, message: string): DomainError => DomainError.fields([{ path: field, message }]);
const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

/** Checks and stores the files of a release before its event is appended. */
@Injectable()
export class ReleaseIntake {
  constructor(
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
    private readonly quota: StorageQuota,
    private readonly fetcher: GuardedFetch,
  ) {}

  /** @throws DomainError `invalid_input`, StorageFull */
  async accept(frontend: string, form: Form, siteOrigin: string): Promise<FrontendEvent<'ReleasePublished'>['data']> {
    const { [RELEASE_FORM_FIELDS.release]: expected, [RELEASE_FORM_FIELDS.entry]: entry } = form.fields;
    const sent = [...form.files].map(([name, { bytes }]) => ({ path: name, bytes }));
    if (sent.length > 0 === (entry !== undefined)) throw invalid(RELEASE_FORM_FIELDS.files, RELEASE_MESSAGES.noFiles);
    if (entry !== undefined && frontend === SHELL_FRONTEND)
      throw invalid(RELEASE_FORM_FIELDS.entry, RELEASE_MESSAGES.shellNeedsFiles);
    if (entry === undefined) requireComplete(frontend, sent);
    const files = entry === undefined ? sent : await this.fetchFiles(entry, siteOrigin);
    const release = describeRelease(frontend, files, expected);
    // A release with an address stays on the server of its team.
    if (entry !== undefined) return { ...release, entry, files: [] };
    await this.store(files);
    return {
      ...release,
      entry: null,
      files: files.map(({ path: name, bytes }) => ({ path: name, blob: sha256(bytes), bytes: bytes.length })),
    };
  }

  private async store(files: readonly ReleaseFile[]): Promise<void> {
    const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
    await this.quota.reserve(size, undefined);
    for (const { bytes } of files) await this.blobs.put(bytes);
  }

  private async fetchFiles(entry: string, siteOrigin: string): Promise<ReleaseFile[]> {
    if (!URL.canParse(entry))
      throw invalid(RELEASE_FORM_FIELDS.entry, RELEASE_MESSAGES.unreachable(entry, 'it is not a URL'));
    const manifest = await this.fetch(entry, siteOrigin);
    if (readManifest(manifest) === undefined)
      throw invalid(RELEASE_FORM_FIELDS.entry, RELEASE_MESSAGES.noManifest(entry));
    const description = await this.fetch(new URL(RELEASE_FILE, entry).href, siteOrigin);
    return [
      { path: path.posix.basename(new URL(entry).pathname), bytes: manifest },
      { path: RELEASE_FILE, bytes: description },
    ];
  }

  private async fetch(address: string, origin: string): Promise<Buffer> {
    const { status, allowedOrigin, bytes } = await this.fetcher
      .get(address, { ...FETCH_LIMITS, origin })
      .catch((error: unknown) => {
        const why = error instanceof Error ? error.message : 'unknown';
        throw invalid(RELEASE_FORM_FIELDS.entry, RELEASE_MESSAGES.unreachable(address, why));
      });
    if (status !== 200)
      throw invalid(RELEASE_FORM_FIELDS.entry, RELEASE_MESSAGES.unreachable(address, `it answers ${status}`));
    if (allowedOrigin !== '*' && allowedOrigin !== origin)
      throw invalid(RELEASE_FORM_FIELDS.entry, RELEASE_MESSAGES.noCors(address));
    return bytes;
  }
}

/** Requires the entry and every file that it names. @throws DomainError `invalid_input` */
function requireComplete(frontend: string, files: readonly ReleaseFile[]): void {
  const first = entryFile(frontend);
  const entry = files.find((file) => file.path === first);
  if (entry === undefined) throw invalid(RELEASE_FORM_FIELDS.files, RELEASE_MESSAGES.missing(first));
  if (frontend === SHELL_FRONTEND) return;
  const manifest = readManifest(entry.bytes);
  if (manifest === undefined) throw invalid(RELEASE_FORM_FIELDS.files, RELEASE_MESSAGES.noManifest(first));
  const missing = listManifestFiles(manifest).find((name) => !files.some((file) => file.path === name));
  if (missing !== undefined) throw invalid(RELEASE_FORM_FIELDS.files, RELEASE_MESSAGES.missing(missing));
}

/** Derives the release's id from its files. @throws DomainError `invalid_input` when the sender expects another id */
function describeRelease(frontend: string, files: readonly ReleaseFile[], expected: string | undefined) {
  const { version, exposes, needs, provides } = readDescription(frontend, files);
  const hash = sha256(releaseListing(files.map((file) => ({ path: file.path, sha256: sha256(file.bytes) }))));
  const release = releaseId(version, hash);
  if (expected !== undefined && expected !== release)
    throw invalid(RELEASE_FORM_FIELDS.release, RELEASE_MESSAGES.otherId(release));
  return {
    release,
    version,
    hash,
    programs: exposes.programs.map(({ path: at, title, icon = null }) => ({ path: at, title, icon })),
    windows: exposes.windows,
    needs: { shell: needs.shell ?? null, kit: needs.kit ?? null },
    provides: provides === undefined ? null : { shell: provides.shell ?? null, kit: provides.kit ?? null },
  };
}

function readDescription(frontend: string, files: readonly ReleaseFile[]): ReleaseDescription {
  const bytes = files.find((file) => file.path === RELEASE_FILE)?.bytes;
  const unusable = (where: string, why: string) => invalid(RELEASE_FILE, RELEASE_MESSAGES.description(where, why));
  if (bytes === undefined) throw invalid(RELEASE_FILE, RELEASE_MESSAGES.missing(RELEASE_FILE));
  if (bytes.length > RELEASE_LIMITS.descriptionBytes) throw unusable('', 'it is too large');
  const json = parseJson(bytes);
  if (json === undefined) throw unusable('', 'it is not JSON');
  const { data, error } = ReleaseDescription.safeParse(json);
  if (error) throw unusable(error.issues[0]?.path.join('.') ?? '', error.issues[0]?.message ?? 'it is not valid');
  const reserved = data.exposes.programs.find((program) => isReservedPath(program.path));
  if (reserved !== undefined) throw unusable('exposes.programs', RELEASE_MESSAGES.reservedPath(reserved.path));
  if (data.name !== frontend) throw invalid(RELEASE_FILE, RELEASE_MESSAGES.otherName(data.name));
  return data;
}

const Assets = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const Part = z.object({ assets: z.optional(z.object({ js: z.optional(Assets), css: z.optional(Assets) })) });
const FederationManifest = z.object({
  metaData: z.object({ remoteEntry: z.optional(z.object({ name: z.string(), path: z.optional(z.string()) })) }),
  exposes: z.array(Part),
  shared: z.optional(z.array(Part)),
});
type FederationManifest = z.infer<typeof FederationManifest>;

const readManifest = (bytes: Uint8Array): FederationManifest | undefined =>
  FederationManifest.safeParse(parseJson(bytes)).data;

function listManifestFiles({ metaData: { remoteEntry }, exposes, shared = [] }: FederationManifest): string[] {
  const parts = [...exposes, ...shared].flatMap(({ assets }) => [assets?.js, assets?.css]);
  const files = parts.flatMap((part) => (part === undefined ? [] : [...part.sync, ...part.async]));
  return [...(remoteEntry === undefined ? [] : [path.posix.join(remoteEntry.path ?? '', remoteEntry.name)]), ...files];
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
}
