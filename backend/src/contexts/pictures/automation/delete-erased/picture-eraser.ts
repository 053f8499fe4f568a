import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { BLOB_STORE, type BlobStore } from '../../../../platform/blob-store/blob-store.js';
import { SETTINGS, type Settings } from '../../../../platform/config/settings.js';
import { PictureFigures } from '../../../../platform/pictures/picture-figures.js';
import { nextAfter } from '../../../../platform/read-store/cursor.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { keptBlobs } from '../../../releases/index.js';
import { STANDINGS_VIEW, USES_VIEW } from '../../views.js';
import { standingKey } from '../../read/references/standings.js';

/** Records, and uses of a picture, that are looked at in one step. */
const AT_ONCE = 50;

const Use = z.object({ picture: z.string(), stream: z.string(), at: z.string() });
type Use = z.infer<typeof Use>;

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

  /** Those of all records that were ever erased. @returns the records of which pictures had to wait */
  async eraseAll(now: Date): Promise<string[]> {
    const waiting: string[] = [];
    const released = await keptBlobs(this.views);
    for await (const { stream } of this.found(STANDINGS_VIEW, 'cause', 'gone'))
      if (!(await this.eraseShown(String(stream), released, now))) waiting.push(String(stream));
    return waiting;
  }

  /**
   * Those of one record, if it is erased. To be called when the view of references has come to the end of the log.
   * @returns false when a picture has to wait
   */
  async eraseOf(stream: string, now: Date): Promise<boolean> {
    return !(await this.isGone(stream)) || this.eraseShown(stream, await keptBlobs(this.views), now);
  }

  private async eraseShown(stream: string, released: ReadonlySet<string>, now: Date): Promise<boolean> {
    let isDone = true;
    for await (const use of this.found(USES_VIEW, 'stream', stream)) {
      const { picture } = Use.parse(use);
      if (!released.has(picture) && !(await this.erase(picture, now))) isDone = false;
    }
    return isDone;
  }

  private async erase(picture: string, now: Date): Promise<boolean> {
    let lastUse = '';
    for await (const use of this.found(USES_VIEW, 'picture', picture)) {
      const { stream, at } = Use.parse(use);
      if (!(await this.isGone(stream))) return true;
      if (at > lastUse) lastUse = at;
    }
    const known = now.getTime() - this.settings.pictures.orphanedFor;
    const isRemoved = await this.blobs.remove(picture, new Date(Math.max(Date.parse(lastUse), known)));
    if (isRemoved) this.figures.erasedOne();
    return isRemoved || !(await this.blobs.has(picture));
  }

  private async isGone(stream: string): Promise<boolean> {
    return (await this.views.get(STANDINGS_VIEW, standingKey(stream, 'gone'))) !== undefined;
  }

  private async *found(collection: string, field: string, value: string) {
    for (let after: string | null | undefined; after !== null;) {
      const query = { where: [{ field, oneOf: [value] }], limit: AT_ONCE, after };
      const { documents } = await this.views.find(collection, query);
      yield* documents;
      after = nextAfter(query, documents);
    }
  }
}
