import type { EncodedPicture } from '../encode-picture.js';
import { decoder } from '../picture-engine.js';
import { CARD, CARD_PICTURE } from './card-size.js';

/** A card that we drew ourselves, with a picture where there is one; a stranger's SVG must never come here. JPEG, since not all who preview links know WebP. */
export async function drawCard(bytes: Uint8Array | undefined, svg: string): Promise<EncodedPicture> {
  const card = decoder(Buffer.from(svg));
  if (bytes !== undefined) card.composite([await onIt(bytes)]);
  return { bytes: await card.jpeg({ quality: 88 }).toBuffer(), ...CARD };
}

async function onIt(bytes: Uint8Array) {
  const { left, top, edge } = CARD_PICTURE;
  const input = await decoder(bytes)
    .resize(edge, edge, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  return { input, left, top };
}
