/** An automation could not react to an event; it will be tried again. */
export class ReactionFailed extends Error {
  override readonly name = 'ReactionFailed';
  constructor(automation: string, stream: string, revision: number, cause: unknown) {
    super(`${automation} could not react to event ${revision} of ${stream}`, { cause });
  }
}
