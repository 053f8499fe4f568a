const starts = (head: string, ...signatures: string[]) => signatures.some((signature) => head.startsWith(signature));

/** A box that names the brands a file conforms to; AVIF may be named first or among the others. */
const isAvif = (head: string) => /^[^]{4}ftyp(?:[^]{4}){0,12}?avi[fs]/.test(head);

/**
 * Whether bytes begin like JPEG, PNG, GIF, WebP or AVIF. Everything else stays out of the decoder: it would also read SVG,
 * which is a program rather than a picture.
 */
export function isPictureKind(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  return (
    starts(head, '\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF87a', 'GIF89a') ||
    /^RIFF[^]{4}WEBP/.test(head) ||
    isAvif(head)
  );
}
