/** Runs work periodically, and skips a run while the previous one is not finished. */
export class PeriodicTask {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  /** @param work must not reject */
  constructor(
    private readonly everyMs: number,
    private readonly work: () => Promise<void>,
  ) {}

  /** Starts the timer; the first run begins after one interval. */
  start(): void {
    this.timer = setInterval(() => this.runNow(), this.everyMs).unref();
  }

  runNow(): void {
    this.running ??= this.work().finally(() => (this.running = undefined));
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}
