/** Somebody who is somewhere for now. */
export interface Visit {
  /** Tells visitors apart: one is at one place only. */
  readonly visitor: string;
  /** What others may call them; null where nobody gave a name. */
  readonly name: string | null;
}

/** A stay at a place, which lapses unless it is told again. Times are milliseconds since the epoch. */
export interface Stay extends Visit {
  readonly place: string;
  readonly until: number;
}

/**
 * Who is where at the moment, for all nodes: nothing that happened, so that it is no event, and nothing that a restart has to keep. Clocks of nodes may
 * differ by seconds; then a stay lapses so much earlier or later. May throw StoreUnavailable.
 */
export interface PresenceBoard {
  /** Takes a stay down in place of the visitor's last one, and tells who is at its place by now, at most `MOST_PRESENT`. */
  arrive(stay: Stay, now: number): Promise<readonly Visit[]>;
  /** Nothing happens where the visitor is nowhere. */
  leave(visitor: string): Promise<void>;
  close(): Promise<void>;
}

/** Most visits that are told of a place. */
export const MOST_PRESENT = 50;

/** Nest injection token of the port. */
export const PRESENCE_BOARD = Symbol('PresenceBoard');
