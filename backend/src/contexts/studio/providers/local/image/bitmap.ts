import sharp, { type Sharp } from 'sharp';

/** A square of red, green and blue, row by row. Integers make its methods fast; those that return `this` change it. */
export class Bitmap {
  private constructor(readonly pixels: Uint8ClampedArray) {}
  get edge(): number {
    return Math.sqrt(this.pixels.length / 3);
  }
  static async of(picture: Sharp): Promise<Bitmap> {
    const { buffer, byteOffset, length } = await picture.removeAlpha().toColourspace('srgb').raw().toBuffer();
    return new Bitmap(new Uint8ClampedArray(buffer, byteOffset, length));
  }
  /** A picture of three channels, or of one. */
  static toPicture(pixels: Uint8ClampedArray, channels: 1 | 3): Sharp {
    const edge = Math.sqrt(pixels.length / channels);
    return sharp(pixels, { raw: { width: edge, height: edge, channels } });
  }
  changed(change: (picture: Sharp) => Sharp): Promise<Bitmap> {
    return Bitmap.of(change(Bitmap.toPicture(this.pixels, 3)));
  }
  map(change: (value: number) => number): Bitmap {
    const table = Uint8ClampedArray.from({ length: 256 }, (_, value) => change(value));
    const pixels = this.pixels.slice();
    for (let at = 0; at < pixels.length; at += 1) pixels[at] = table[pixels[at] ?? 0] ?? 0;
    return new Bitmap(pixels);
  }
  /** Returns how light each pixel is; blue, the color of Marcel, is not the darkest color. */
  tones(): Uint8ClampedArray {
    const tones = new Uint8ClampedArray(this.pixels.length / 3);
    for (let at = 0, from = 0; at < tones.length; at += 1, from += 3) {
      const warm = 77 * (this.pixels[from] ?? 0) + 90 * (this.pixels[from + 1] ?? 0);
      tones[at] = (warm + 115 * (this.pixels[from + 2] ?? 0)) >> 8;
    }
    return tones;
  }
  blend({ pixels: above }: Bitmap, mode: 'multiply' | 'screen'): this {
    const [{ pixels }, isScreen] = [this, mode === 'screen'];
    for (let at = 0; at < pixels.length; at += 1) {
      const one = pixels[at] ?? 0;
      const other = above[at] ?? 0;
      const product = (one * other * 257 + 32768) >> 16;
      pixels[at] = isScreen ? one + other - product : product;
    }
    return this;
  }
  /** Lays a picture of the same size over it that is transparent in places. */
  async cover(picture: Sharp): Promise<this> {
    const { pixels } = this;
    const paint = await picture.ensureAlpha().raw().toBuffer();
    for (let at = 0, from = 0; at < pixels.length; at += 3, from += 4) {
      const share = paint[from + 3] ?? 0;
      for (let by = 0; share > 0 && by < 3; by += 1) {
        const below = pixels[at + by] ?? 0;
        pixels[at + by] = below + ((((paint[from + by] ?? 0) - below) * share * 257 + 32768) >> 16);
      }
    }
    return this;
  }
  /** Makes colors `share` times as strong, and then all of it `light` times as light. */
  saturate(share: number, light = 1): this {
    const { pixels } = this;
    const own = Math.round(256 * light * share);
    const gray = Math.round(256 * light) - own;
    for (let at = 0; at < pixels.length; at += 3) {
      const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
      const tone = gray * ((red + 2 * green + blue) >> 2);
      pixels[at] = (own * red + tone) >> 8;
      pixels[at + 1] = (own * green + tone) >> 8;
      pixels[at + 2] = (own * blue + tone) >> 8;
    }
    return this;
  }
}
