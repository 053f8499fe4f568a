import { promise as fastq } from 'fastq';

/** Works on keys, a few at a time and none twice at the same time. */
export class RunQueue {
  /** Keys that wait or are worked on; true for one that was added again since its work began. */
  private readonly known = new Map<string, boolean>();
  private readonly queue;
  private readonly underway = new Set<Promise<void>>();

  /** @param work must not reject */
  constructor(
    private readonly work: (key: string) => Promise<void>,
    atOnce: number,
  ) {
    this.queue = fastq((key: string) => this.start(key), atOnce);
  }

  add(key: string): void {
    if (this.known.has(key)) {
      this.known.set(key, true);
      return;
    }
    this.known.set(key, false);
    void this.queue.push(key);
  }

  /** Forgets what waits. Resolves once nothing is worked on. */
  async stop(): Promise<void> {
    this.queue.kill();
    await Promise.all(this.underway);
  }

  private async start(key: string): Promise<void> {
    this.known.set(key, false);
    const work = this.work(key);
    this.underway.add(work);
    await work;
    this.underway.delete(work);
    const again = this.known.get(key) === true;
    this.known.delete(key);
    if (again) this.add(key);
  }
}
