/** Work that is done again and again, never twice at once: a round that is still under way leaves out the next one. */
export class Rounds {
  private timer: NodeJS.Timeout | undefined;
  private underway: Promise<void> | undefined;

  /** @param work must not reject */
  constructor(
    private readonly everyMs: number,
    private readonly work: () => Promise<void>,
  ) {}

  /** The first one is due after a pause, too. */
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
