import * as z from 'zod/mini';
import { Bytes } from '../../../../../platform/child-processes/serve-tasks.js';
import { composeDrawing } from '../drawing/compose-drawing.js';
import { composeHug, HugOrder } from '../hug/compose-hug.js';
import { composeImage } from '../image/compose-image.js';

const seed = z.number();
/** All input of a picture: the same order gives the same bytes. */
export const PictureOrder = z.discriminatedUnion('kind', [
  HugOrder,
  z.object({ kind: z.literal('drawing'), seed, drawing: Bytes }),
  z.object({ kind: z.literal('image'), seed, prompt: z.string() }),
]);
export type PictureOrder = z.infer<typeof PictureOrder>;
export async function compose(order: PictureOrder): Promise<Uint8Array> {
  if (order.kind === 'hug') return composeHug(order);
  return order.kind === 'drawing' ? composeDrawing(order.seed, order.drawing) : composeImage(order.seed, order.prompt);
}
