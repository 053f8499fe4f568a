/** Whose share is used up. */
export type Full = 'network' | 'all';

/** What one request makes the server hold. */
export interface Holding {
  /** Holds so many more; or tells whose share is used up, and holds none of them. */
  add(bytes: number): Full | undefined;
  /** Lets go of all of it. */
  release(): void;
}

/** Bytes that visitors make the server hold in memory: forms as they arrive, and large answers that they have not read yet. */
export class HeldBytes {
  private readonly byNetwork = new Map<string, number>();
  private total = 0;

  /** @param limits in bytes: of all, and of one network */
  constructor(private readonly limits: { readonly most: number; readonly mostOfOne: number }) {}

  get inAll(): number {
    return this.total;
  }

  begin(network: string): Holding {
    let held = 0;
    return {
      add: (bytes) => {
        const full = this.fullWith(network, bytes);
        if (full !== undefined) return full;
        held += bytes;
        this.change(network, bytes);
        return undefined;
      },
      release: () => {
        this.change(network, -held);
        held = 0;
      },
    };
  }

  private fullWith(network: string, bytes: number): Full | undefined {
    if ((this.byNetwork.get(network) ?? 0) + bytes > this.limits.mostOfOne) return 'network';
    return this.total + bytes > this.limits.most ? 'all' : undefined;
  }

  private change(network: string, bytes: number): void {
    this.total += bytes;
    const own = (this.byNetwork.get(network) ?? 0) + bytes;
    if (own > 0) this.byNetwork.set(network, own);
    else this.byNetwork.delete(network);
  }
}
