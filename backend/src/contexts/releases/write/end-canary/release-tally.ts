import { LRUCache } from 'lru-cache';
import type { ReleaseFigures } from '../../domain/canary-verdict.js';

/** Networks that are told apart; of whoever came before them, failures count no more. */
const REMEMBERED_NETWORKS = 5000;

/** Of one network in one trial: more of them are more of the same. */
const MOST_VISITS = 2;

/** How often a network was given the release, and how often it failed there. */
type Share = ReleaseFigures;

const NOTHING: Share = { visits: 0, failures: 0 };

/**
 * What a release counts in a trial. Each network counts for a few visits, however many seats it takes, and its failures as far as those: nobody
 * can tell more of them from where no page was opened.
 */
export class ReleaseTally {
  private readonly shares = new LRUCache<string, Share>({ max: REMEMBERED_NETWORKS });
  private visits = 0;
  private failures = 0;
  private failedNetworks = 0;

  get figures(): ReleaseFigures {
    return { visits: this.visits, failures: this.failures };
  }

  /** In how many networks it has failed. */
  get networks(): number {
    return this.failedNetworks;
  }

  visit(network: string): void {
    const share = this.shares.get(network) ?? NOTHING;
    if (share.visits === MOST_VISITS) return;
    this.visits += 1;
    this.shares.set(network, { ...share, visits: share.visits + 1 });
  }

  /** A failure in one of these networks: it counts for the first that has not told all of its own. */
  fail(networks: readonly string[]): void {
    for (const network of networks) {
      const share = this.shares.get(network) ?? NOTHING;
      if (share.failures === share.visits) continue;
      this.failures += 1;
      if (share.failures === 0) this.failedNetworks += 1;
      this.shares.set(network, { ...share, failures: share.failures + 1 });
      return;
    }
  }
}
