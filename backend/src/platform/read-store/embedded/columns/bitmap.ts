const BITS = 32;

export class Bitmap {
  private words: Uint32Array;

  /** @param size initial capacity, which grows on demand */
  constructor(size = 0) {
    this.words = new Uint32Array(Math.ceil(size / BITS));
  }

  has(index: number): boolean {
    return (((this.words[index >>> 5] ?? 0) >>> (index & 31)) & 1) === 1;
  }

  put(index: number, isIn: boolean): void {
    const word = index >>> 5;
    if (word >= this.words.length) {
      const larger = new Uint32Array(Math.max(word + 1, this.words.length * 2));
      larger.set(this.words);
      this.words = larger;
    }
    const bit = 1 << (index & 31);
    const current = this.words[word] ?? 0;
    this.words[word] = isIn ? current | bit : current & ~bit;
  }

  count(): number {
    let sum = 0;
    for (const word of this.words) sum += ones(word);
    return sum;
  }

  each(visit: (index: number) => void): void {
    const { words } = this;
    for (let index = 0; index < words.length; index++) {
      for (let rest = words[index] ?? 0; rest !== 0; rest &= rest - 1)
        visit(index * BITS + (31 - Math.clz32(rest & -rest)));
    }
  }

  static intersection(first: Bitmap, others: readonly Bitmap[]): Bitmap {
    const common = new Bitmap();
    common.words = first.words.slice();
    const { words } = common;
    for (const { words: other } of others) {
      for (let index = 0; index < words.length; index++) words[index] = (words[index] ?? 0) & (other[index] ?? 0);
    }
    return common;
  }
}

/** Counts the set bits of a word, those of all pairs, nibbles and bytes in parallel. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
