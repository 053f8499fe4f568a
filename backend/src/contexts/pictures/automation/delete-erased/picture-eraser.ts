import { Inject, Injectable } from '@nestjs/common';
import { BLOB_STORE, type BlobStore } from '../../../../platform/blob-store/blob-store.js';
import { SETTINGS, type Settings } from '../../../../platform/config/settings.js';
import { PictureFigures } from '../../../../platform/pictures/picture-figures.js';
import { pagesOf } from '../../../../platform/read-store/pages-of.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { keptBlobs } from '../../../releases/index.js';
import { STANDINGS_VIEW, USES_VIEW } from '../../views.js';
import { isGone, standingKey, type Cause } from '../../read/references/standings.js';
import { Use } from '../../read/references/uses.js';

/** Records, and uses of a picture, that are looked at in one step. */
const AT_ONCE = 50;

/**
 * Deletes the bytes that only erased records show, with all widths. Whoever has brought the same picture again since may have a record that no
 * view knows yet: it then stays until that must have become known, as orphans do.
 */
@Injectable()
export class PictureEraser {
  constructor(
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(SETTINGS) private readonly settings: { readonly pictures: Pick<Settings['pictures'], 'orphanedFor'> },
    private readonly figures: PictureFigures,
  ) {}

  /** Those of all records that were ever erased. */
  async eraseAll(now: Date): Promise<void> {
    const released = await keptBlobs(this.views);
    for (const cause of ['gone', 'erased'] as const)
      for await (const { stream } of this.found(STANDINGS_VIEW, 'cause', cause))
        if (await this.isGone(String(stream))) await this.eraseShown(String(stream), released, now);
  }

  /** Those of one record, if it is erased. To be called when the view of references has come to the end of the log. */
  async eraseOf(stream: string, now: Date): Promise<void> {
    if (await this.isGone(stream)) await this.eraseShown(stream, await keptBlobs(this.views), now);
  }

  private async eraseShown(stream: string, released: ReadonlySet<string>, now: Date): Promise<void> {
    for await (const use of this.found(USES_VIEW, 'stream', stream)) {
      const { picture } = Use.parse(use);
      if (!released.has(picture)) await this.erase(picture, now);
    }
  }

  private async erase(picture: string, now: Date): Promise<void> {
    let lastUse = '';
    for await (const use of this.found(USES_VIEW, 'picture', picture)) {
      const { stream, at } = Use.parse(use);
      if (!(await this.isGone(stream))) return;
      if (at > lastUse) lastUse = at;
    }
    const known = now.getTime() - this.settings.pictures.orphanedFor;
    if (await this.blobs.remove(picture, new Date(Math.max(Date.parse(lastUse), known)))) this.figures.erasedOne();
  }

  private async isGone(stream: string): Promise<boolean> {
    const is = async (cause: Cause) => (await this.views.get(STANDINGS_VIEW, standingKey(stream, cause))) !== undefined;
    return isGone(stream, is);
  }

  private async *found(collection: string, field: string, value: string) {
    const query = { where: [{ field, oneOf: [value] }], limit: AT_ONCE };
    for await (const page of pagesOf(this.views, collection, query)) yield* page;
  }
}
