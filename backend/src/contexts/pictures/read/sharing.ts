import { Inject, Injectable } from '@nestjs/common';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { USES_VIEW } from '../views.js';
import { Use } from './references/uses.js';

const MOST = 1000;

/** Knows which records have the same picture, whether visitors see them or not. */
@Injectable()
export class PictureSharing {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  async others(streams: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const own = await this.uses('stream', streams);
    const all = await this.uses('picture', [...new Set(own.map(({ picture }) => picture))]);
    const others = new Map(streams.map((stream) => [stream, new Set<string>()]));
    for (const { stream, picture } of own)
      for (const use of all) if (use.picture === picture && use.stream !== stream) others.get(stream)?.add(use.stream);
    return others;
  }

  private async uses(field: 'stream' | 'picture', oneOf: readonly string[]): Promise<readonly Use[]> {
    if (oneOf.length === 0) return [];
    const { documents } = await this.views.find(USES_VIEW, { where: [{ field, oneOf }], limit: MOST });
    return documents.map((document) => Use.parse(document));
  }
}
