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
