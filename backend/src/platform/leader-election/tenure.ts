/** The time for which a duty is this node's. */
export interface Tenure {
  /** Of the lease, rising with each owner: what comes of an earlier term is refused. */
  readonly term: number;
  /**
   * Resolves when the lease is this node's still and stays so for longer than what is done next takes. To be awaited right before
   * what can neither be refused nor taken back.
   * @throws TenureOver, StoreUnavailable
   */
  readonly confirm: () => Promise<void>;
}

/** The duty is another node's by now. */
export class TenureOver extends Error {
  override readonly name = 'TenureOver';
  constructor(lease: string) {
    super(`Another node holds the lease ${lease} by now`);
  }
}
