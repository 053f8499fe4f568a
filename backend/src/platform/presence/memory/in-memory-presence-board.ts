import { MOST_PRESENT, type PresenceBoard, type Stay, type Visit } from '../presence-board.js';

/** Who is where, as a process knows it that is the only one. */
export class InMemoryPresenceBoard implements PresenceBoard {
  private readonly stays = new Map<string, Stay>();

  async arrive(stay: Stay, now: number): Promise<readonly Visit[]> {
    for (const { visitor, until } of this.stays.values()) if (until <= now) this.stays.delete(visitor);
    this.stays.set(stay.visitor, stay);
    const here = [...this.stays.values()].filter(({ place }) => place === stay.place);
    return here.slice(0, MOST_PRESENT).map(({ visitor, name }) => ({ visitor, name }));
  }

  async leave(visitor: string): Promise<void> {
    this.stays.delete(visitor);
  }

  async close(): Promise<void> {}
}
