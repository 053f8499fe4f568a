/** Runs work on keys, a few at once. Serves groups of keys round-robin, so that a long queue of one group delays no other. */
export class RunQueue {
  /** Keys that wait or run; true for one that was added again since it started. */
  private readonly addedAgain = new Map<string, boolean>();
  /** Waiting keys of each group, the next group first. */
  private readonly waiting = new Map<string, string[]>();
  private readonly running = new Set<Promise<void>>();
  private isStopped = false;

  /** @param work must not reject */
  constructor(
    private readonly work: (key: string) => Promise<void>,
    private readonly concurrency: number,
  ) {}

  add(key: string, group: string): void {
    if (this.addedAgain.has(key)) {
      this.addedAgain.set(key, true);
      return;
    }
    this.addedAgain.set(key, false);
    this.waiting.set(group, [...(this.waiting.get(group) ?? []), key]);
    this.startNext();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.running);
  }

  private startNext(): void {
    const [next] = this.waiting;
    if (next === undefined || this.isStopped || this.running.size >= this.concurrency) return;
    const [group, [key = '', ...others]] = next;
    this.waiting.delete(group);
    if (others.length > 0) this.waiting.set(group, others);
    this.addedAgain.set(key, false);
    const run: Promise<void> = this.work(key).then(() => {
      this.running.delete(run);
      const again = this.addedAgain.get(key) === true;
      this.addedAgain.delete(key);
      if (again) this.add(key, group);
      this.startNext();
    });
    this.running.add(run);
  }
}
