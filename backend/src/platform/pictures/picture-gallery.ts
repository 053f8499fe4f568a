import type { PictureWidth } from '@marcel/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { BLOB_STORE, type BlobStore } from '../blob-store/blob-store.js';
import { TooBusy } from '../child-processes/errors.js';
import { cardSvg, type CardText } from './cards/card-svg.js';
import { ThumbnailGenerator } from './encoding/thumbnail-generator.js';
import { readSize, type PictureSize } from './picture-header.js';

/** File name of a stored picture: the SHA-256 of its bytes, and its format. */
const PICTURE_FILE = /^[0-9a-f]{64}\.webp$/;

export const isPictureFile = (name: string): boolean => PICTURE_FILE.test(name);

const MAX_CACHED_SIZES = 10_000;

const UNSTORED_BYTES = 32 * 1024 * 1024;

export interface ServedPicture {
  readonly bytes: Buffer;
  /** Is false if the full picture replaces a thumbnail or card that is not made yet. */
  readonly isFinal: boolean;
}

@Injectable()
export class PictureGallery {
  private readonly logger = new Logger(PictureGallery.name);
  /** Caches variants that could not be stored, so that they are not made for every request. */
  private readonly unstored = new LRUCache<string, Buffer>({
    maxSize: UNSTORED_BYTES,
    sizeCalculation: ({ length }) => length + 1,
  });
  private readonly sizes = new LRUCache<string, PictureSize>({ max: MAX_CACHED_SIZES });

  constructor(
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
    private readonly thumbnails: ThumbnailGenerator,
  ) {}

  async find(file: string): Promise<Buffer | undefined> {
    return isPictureFile(file) ? this.blobs.get(nameOf(file)) : undefined;
  }

  findAtWidth(file: string, width: PictureWidth, visitor: string): Promise<ServedPicture | undefined> {
    return this.findVariant(file, `${width}.webp`, async (bytes, keep) => {
      const size = await this.sizeIn(file, bytes);
      if (size !== undefined && size.width <= width) return bytes;
      const task = { kind: 'narrow', bytes, width } as const;
      return this.thumbnails.make({ file, variant: String(width), task }, visitor, keep);
    });
  }

  /**
   * Returns a stored picture on a card for link previews, as JPEG. Makes the card on first use, and stores it as a variant that
   * is removed with the picture. Returns the plain picture while the card is not made.
   * @returns undefined for a missing picture
   */
  async findOnCard(file: string, text: CardText, visitor: string): Promise<ServedPicture | undefined> {
    const { svg, card } = createCard(text);
    return this.findVariant(file, card, (bytes, keep) =>
      this.thumbnails.make({ file, variant: card, task: { kind: 'card', bytes, svg } }, visitor, keep),
    );
  }

  /** Returns a card of text alone, cached in memory. @throws TooBusy when it is not made in time */
  async findCard(text: CardText, visitor: string): Promise<ServedPicture> {
    const { svg, card } = createCard(text);
    const keep = async (bytes: Buffer) => void this.unstored.set(card, bytes);
    const wanted = { file: card, variant: card, task: { kind: 'card', svg } } as const;
    const drawn = this.unstored.get(card) ?? (await this.thumbnails.make(wanted, visitor, keep));
    if (drawn === undefined) throw new TooBusy('The card was not made in time');
    return { bytes: drawn, isFinal: true };
  }

  private async findVariant(
    file: string,
    variant: string,
    make: (full: Buffer, keep: (variant: Buffer) => Promise<void>) => Promise<Buffer | undefined>,
  ): Promise<ServedPicture | undefined> {
    if (!isPictureFile(file)) return undefined;
    const stored = (await this.blobs.getVariant(nameOf(file), variant)) ?? this.unstored.get(`${variant}/${file}`);
    if (stored !== undefined) return { bytes: stored, isFinal: true };
    const full = await this.find(file);
    if (full === undefined) return undefined;
    const variantBytes = await make(full, (bytes) => this.keep(file, variant, bytes));
    return variantBytes === undefined ? { bytes: full, isFinal: false } : { bytes: variantBytes, isFinal: true };
  }

  private async sizeIn(file: string, bytes: Buffer): Promise<PictureSize | undefined> {
    const size = this.sizes.get(file) ?? (await readSize(bytes));
    if (size !== undefined) this.sizes.set(file, size);
    return size;
  }

  private async keep(file: string, variant: string, bytes: Buffer): Promise<void> {
    try {
      await this.blobs.putVariant(nameOf(file), variant, bytes);
    } catch (err) {
      this.logger.warn({ err }, 'A picture variant could not be stored');
      this.unstored.set(`${variant}/${file}`, bytes);
    }
  }
}

function createCard(text: CardText): { readonly svg: string; readonly card: string } {
  const svg = cardSvg(text);
  return { svg, card: `card-${createHash('sha256').update(svg).digest('hex').slice(0, 16)}.jpg` };
}

const nameOf = (file: string): string => file.slice(0, -'.webp'.length);

const CARD_CACHE_CONTROL = 'public, max-age=60';

export async function sendCard(reply: FastifyReply, { bytes, isFinal }: ServedPicture): Promise<void> {
  await reply
    .header('cache-control', isFinal ? CARD_CACHE_CONTROL : 'no-store')
    .type(isFinal ? 'image/jpeg' : 'image/webp')
    .send(bytes);
}
