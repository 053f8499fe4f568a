import { RELEASE_FILE, RELEASE_LIMITS, RELEASE_MESSAGES, RELEASE_WIRE } from '@marcel/contracts';
import { Injectable } from '@nestjs/common';
import * as path from 'node:path';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { GuardedFetch } from '../../../../platform/guarded-fetch/guarded-fetch.js';
import { readManifest } from './federation-manifest.js';
import type { FileOfRelease } from './identify-release.js';

const LIMITS = { bytes: 1024 * 1024, timeoutMs: 10_000 };

/** A release on its team's own origin: that it can be loaded from there by the pages of this site is looked at before. */
@Injectable()
export class ReleaseElsewhere {
  constructor(private readonly fetcher: GuardedFetch) {}

  /** What it is known by: its manifest, and the description beside that. @throws DomainError `invalid_input` */
  async look(entry: string, origin: string): Promise<FileOfRelease[]> {
    if (!URL.canParse(entry)) throw refusal(RELEASE_MESSAGES.unreachable(entry, 'it is no address'));
    const manifest = await this.load(entry, origin);
    if (readManifest(manifest) === undefined) throw refusal(RELEASE_MESSAGES.noManifest(entry));
    const description = await this.load(new URL(RELEASE_FILE, entry).href, origin);
    return [
      { path: path.posix.basename(new URL(entry).pathname), bytes: manifest },
      { path: RELEASE_FILE, bytes: description.subarray(0, RELEASE_LIMITS.describedBytes + 1) },
    ];
  }

  private async load(address: string, origin: string): Promise<Buffer> {
    const { status, allowedOrigin, bytes } = await this.fetcher
      .get(address, { ...LIMITS, origin })
      .catch((error: unknown) => {
        throw refusal(RELEASE_MESSAGES.unreachable(address, error instanceof Error ? error.message : 'unknown'));
      });
    if (status !== 200) throw refusal(RELEASE_MESSAGES.unreachable(address, `it answers ${status}`));
    if (allowedOrigin !== '*' && allowedOrigin !== origin) throw refusal(RELEASE_MESSAGES.noCors(address));
    return bytes;
  }
}

const refusal = (message: string): DomainError => DomainError.fields([{ path: RELEASE_WIRE.entry, message }]);
