import { PICTURE_FORMATS } from '@marcel/contracts';
import * as z from 'zod/mini';
import { Bytes } from '../../child-processes/serve-tasks.js';
import { drawCard, encodeGenerated, encodeOwnArt, encodeUpload, scaleDown } from './encode-picture.js';

export const PictureTask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('upload'), bytes: Bytes }),
  z.object({ kind: z.literal('art'), svg: z.string() }),
  z.object({ kind: z.literal('generated'), bytes: Bytes, format: z.enum(PICTURE_FORMATS), edge: z.int() }),
  z.object({ kind: z.literal('narrow'), bytes: Bytes, width: z.int() }),
  z.object({ kind: z.literal('card'), bytes: z.optional(Bytes), svg: z.string() }),
]);
export type PictureTask = z.infer<typeof PictureTask>;

export const EncodedPicture = z.object({ bytes: Bytes, width: z.int(), height: z.int() });

/** @throws DomainError `unsupported_picture` */
export function encodePicture(task: PictureTask): Promise<z.infer<typeof EncodedPicture>> {
  switch (task.kind) {
    case 'upload':
      return encodeUpload(task.bytes);
    case 'art':
      return encodeOwnArt(task.svg);
    case 'generated':
      return encodeGenerated(task.bytes, task.format, task.edge);
    case 'narrow':
      return scaleDown(task.bytes, task.width);
    case 'card':
      return drawCard(task.bytes, task.svg);
  }
}
