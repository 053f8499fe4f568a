/** Whose share is used up. */
export type Full = 'network' | 'all';

/** What one of them has of it. */
export interface Holding {
  /** Takes so much more; or tells whose share is used up, and takes none of it. */
  add(amount: number): Full | undefined;
  /** Lets go of all of it. */
  release(): void;
}

/** Of how much there is, and how much of it one network may have. */
export interface ShareLimits {
  readonly most: number;
  readonly mostOfOne: number;
}

/** What visitors have of something that is there for all of them until they let go of it: memory, connections, places. */
export class Shares {
  private readonly byNetwork = new Map<string, number>();
  private total = 0;

  constructor(private readonly limits: ShareLimits) {}

  get inAll(): number {
    return this.total;
  }

  begin(network: string): Holding {
    let held = 0;
    return {
      add: (amount) => {
        const full = this.fullWith(network, amount);
        if (full !== undefined) return full;
        held += amount;
        this.change(network, amount);
        return undefined;
      },
      release: () => {
        this.change(network, -held);
        held = 0;
      },
    };
  }

  private fullWith(network: string, amount: number): Full | undefined {
    if ((this.byNetwork.get(network) ?? 0) + amount > this.limits.mostOfOne) return 'network';
    return this.total + amount > this.limits.most ? 'all' : undefined;
  }

  private change(network: string, amount: number): void {
    this.total += amount;
    const own = (this.byNetwork.get(network) ?? 0) + amount;
    if (own > 0) this.byNetwork.set(network, own);
    else this.byNetwork.delete(network);
  }
}
