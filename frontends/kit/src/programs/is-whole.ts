/**
 * Whether all of a picture is there, as far as this browser can tell: one that was cut off is shown all the same, with nothing where the rest
 * would be.
 */
export async function isWhole(file: Blob): Promise<boolean> {
  if (!('createImageBitmap' in globalThis)) return true;
  try {
    const picture = await createImageBitmap(file, { resizeWidth: 1, resizeHeight: 1 });
    picture.close();
    return true;
  } catch {
    return false;
  }
}
