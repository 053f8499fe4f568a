export interface Tenure {
  readonly term: number;
  /**
   * Resolves when the lease is this node's still and stays so for longer than what is done next takes. To be awaited right before
   * what can neither be refused nor taken back.
   * @throws TenureOver, StoreUnavailable
   */
  readonly confirm: () => Promise<void>;
}

export class TenureOver extends Error {
  override readonly name = 'TenureOver';
  constructor(lease: string) {
    super(`Another node holds the lease ${lease} by now`);
  }
}
