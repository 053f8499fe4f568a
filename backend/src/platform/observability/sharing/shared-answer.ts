/** Age limit of a shared result: monitoring polls every few seconds. */
export const SHARED_MS = 1_000;

export class SharedAnswer<Answer> {
  private making: Promise<Answer> | undefined;
  private made: { readonly answer: Answer; readonly at: number } | undefined;

  constructor(
    private readonly make: () => Promise<Answer>,
    private readonly sharedMs = SHARED_MS,
    private readonly now = (): number => performance.now(),
  ) {}

  async get(): Promise<Answer> {
    if (this.made !== undefined && this.now() - this.made.at < this.sharedMs) return this.made.answer;
    return (this.making ??= this.makeOnce());
  }

  private async makeOnce(): Promise<Answer> {
    try {
      const answer = await this.make();
      this.made = { answer, at: this.now() };
      return answer;
    } finally {
      this.making = undefined;
    }
  }
}
