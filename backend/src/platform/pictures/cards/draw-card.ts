import type { EncodedPicture } from '../encode-picture.js';
import { decoder } from '../picture-engine.js';
import { CARD, CARD_PICTURE } from './card-size.js';

/** A picture on a card that we drew ourselves; a stranger's SVG must never come here. JPEG, since not all who preview links know WebP. */
export async function drawCard(bytes: Uint8Array, svg: string): Promise<EncodedPicture> {
  const { left, top, edge } = CARD_PICTURE;
  const input = await decoder(bytes)
    .resize(edge, edge, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  const card = decoder(Buffer.from(svg)).composite([{ input, left, top }]);
  return { bytes: await card.jpeg({ quality: 88 }).toBuffer(), ...CARD };
}
