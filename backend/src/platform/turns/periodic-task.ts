/** Runs work periodically, and skips a round while the last one is still running. */
export class PeriodicTask {
  private timer: NodeJS.Timeout | undefined;
  private underway: Promise<void> | undefined;

  /** @param work must not reject */
  constructor(
    private readonly everyMs: number,
    private readonly work: () => Promise<void>,
  ) {}

  /** Starts the timer; the first round begins after one interval. */
  start(): void {
    this.timer = setInterval(() => this.begin(), this.everyMs).unref();
  }

  begin(): void {
    this.underway ??= this.work().finally(() => (this.underway = undefined));
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.underway;
  }
}
