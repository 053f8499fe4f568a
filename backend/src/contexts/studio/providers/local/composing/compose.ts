import { composeDrawing, type DrawingOrder } from '../drawing/compose-drawing.js';
import { composeHug, type HugOrder } from '../hug/compose-hug.js';
import { composeImage, type ImageOrder } from '../image/compose-image.js';

/** Everything that a picture is made from: the same order gives the same bytes. */
export type PictureOrder = HugOrder | DrawingOrder | ImageOrder;

/** A finished picture as PNG. */
export async function compose(order: PictureOrder): Promise<Uint8Array> {
  switch (order.kind) {
    case 'hug':
      return composeHug(order);
    case 'drawing':
      return composeDrawing(order);
    case 'image':
      return composeImage(order);
  }
}
