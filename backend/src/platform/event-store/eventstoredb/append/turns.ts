/** Work on the same thing, one after the other in the order of its coming. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  async take<Result>(thing: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(thing) ?? Promise.resolve();
    const turn = before.then(work, work);
    this.last.set(thing, turn);
    try {
      return await turn;
    } finally {
      if (this.last.get(thing) === turn) this.last.delete(thing);
    }
  }
}
