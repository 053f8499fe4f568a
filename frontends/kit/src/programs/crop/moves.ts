const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

export function moves(bytes: Uint8Array): boolean {
  if (text(bytes, 0, 4) === 'GIF8') return picturesInGif(bytes) > 1;
  if (text(bytes, 8, 16) === 'WEBPVP8X') return ((bytes[20] ?? 0) & 0x02) !== 0;
  return text(bytes, 1, 4) === 'PNG' && pngMoves(bytes);
}

function pngMoves(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; at += view.getUint32(at) + 12) {
    const chunk = text(bytes, at + 4, at + 8);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
  }
  return false;
}

const IMAGE = 0x2c;
const EXTENSION = 0x21;

const tableLength = (flags = 0) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1));

function picturesInGif(bytes: Uint8Array): number {
  let pictures = 0;
  let at = 13 + tableLength(bytes[10]);
  while (at < bytes.length && pictures < 2) {
    const block = bytes[at];
    if (block === IMAGE) {
      pictures += 1;
      at = behindParts(bytes, at + 11 + tableLength(bytes[at + 9]));
    } else if (block === EXTENSION) at = behindParts(bytes, at + 2);
    else return pictures;
  }
  return pictures;
}

function behindParts(bytes: Uint8Array, from: number): number {
  let at = from;
  while ((bytes[at] ?? 0) > 0) at += (bytes[at] ?? 0) + 1;
  return at + 1;
}
