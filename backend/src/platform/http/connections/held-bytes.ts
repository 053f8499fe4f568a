/** Whose share is used up. */
export type Full = 'network' | 'all';

/** Bytes that visitors make the server hold in memory: forms that arrive, and large answers that they have not read yet. */
export class HeldBytes {
  private readonly byNetwork = new Map<string, number>();
  private total = 0;

  /** @param limits in bytes: of all, and of one network */
  constructor(private readonly limits: { readonly most: number; readonly mostOfOne: number }) {}

  get inAll(): number {
    return this.total;
  }

  /** @returns what lets go of them, once; or whose share is used up */
  take(network: string, bytes: number): (() => void) | Full {
    const own = this.byNetwork.get(network) ?? 0;
    // One alone may be larger than the share.
    if (own > 0 && own + bytes > this.limits.mostOfOne) return 'network';
    if (this.total + bytes > this.limits.most) return 'all';
    this.add(network, bytes);
    let isHeld = true;
    return () => {
      if (isHeld) this.add(network, -bytes);
      isHeld = false;
    };
  }

  private add(network: string, bytes: number): void {
    this.total += bytes;
    const own = (this.byNetwork.get(network) ?? 0) + bytes;
    if (own > 0) this.byNetwork.set(network, own);
    else this.byNetwork.delete(network);
  }
}
