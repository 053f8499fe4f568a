import { PICTURE_FORMATS } from '@marcel/contracts';
import * as z from 'zod/mini';
import { Bytes } from '../../child-processes/serve-orders.js';
import { drawCard, encodeGenerated, encodeOwnArt, encodeUpload, narrow } from '../encode-picture.js';

export const PictureOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('upload'), bytes: Bytes }),
  z.object({ kind: z.literal('art'), svg: z.string() }),
  z.object({ kind: z.literal('generated'), bytes: Bytes, format: z.enum(PICTURE_FORMATS), edge: z.int() }),
  z.object({ kind: z.literal('narrow'), bytes: Bytes, width: z.int() }),
  z.object({ kind: z.literal('card'), bytes: z.optional(Bytes), svg: z.string() }),
]);
export type PictureOrder = z.infer<typeof PictureOrder>;

export const EncodedPicture = z.object({ bytes: Bytes, width: z.int(), height: z.int() });

/** @throws DomainError `unsupported_picture` */
export function encodePicture(order: PictureOrder): Promise<z.infer<typeof EncodedPicture>> {
  switch (order.kind) {
    case 'upload':
      return encodeUpload(order.bytes);
    case 'art':
      return encodeOwnArt(order.svg);
    case 'generated':
      return encodeGenerated(order.bytes, order.format, order.edge);
    case 'narrow':
      return narrow(order.bytes, order.width);
    case 'card':
      return drawCard(order.bytes, order.svg);
  }
}
