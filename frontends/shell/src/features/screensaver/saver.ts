/** What the screensaver is doing: it waits for nobody to be there, is seen, or has nothing to cover in a page that is not looked at. */
export interface Saver {
  phase: 'waiting' | 'shown' | 'away';
  /** For how long nobody has to be there, in milliseconds; for good where it is off. */
  after: number;
  /** When it looks whether anybody was there. */
  until: number;
}

export type SaverEvent =
  /** The visitor wants it back; has left for another page of the browser; has come back; wants to see it now. */
  | { type: 'ended' | 'left' | 'returned' | 'previewed'; at: number }
  | { type: 'chosen'; at: number; after: number }
  /** It is time to look: the visitor was last noticed then, and may have begun a text in a dialog. */
  | { type: 'timeUp'; at: number; noticed: number; writing: boolean };

export const waitingFrom = (at: number, after: number): Saver => ({ phase: 'waiting', after, until: at + after });

const still = (phase: 'shown' | 'away', { after }: Saver): Saver => ({ phase, after, until: Infinity });

/** What becomes of it when something happens. */
export function saverAfter(saver: Saver, event: SaverEvent): Saver {
  const { at } = event;
  switch (event.type) {
    case 'ended':
      return saver.phase === 'shown' ? waitingFrom(at, saver.after) : saver;
    case 'left':
      return still('away', saver);
    case 'returned':
      return saver.phase === 'away' ? waitingFrom(at, saver.after) : saver;
    case 'previewed':
      return saver.phase === 'away' ? saver : still('shown', saver);
    case 'chosen':
      return saver.phase === 'waiting' ? waitingFrom(at, event.after) : { ...saver, after: event.after };
    case 'timeUp':
      if (saver.phase !== 'waiting') return saver;
      if (event.writing) return waitingFrom(at, saver.after);
      return at - event.noticed < saver.after ? waitingFrom(event.noticed, saver.after) : still('shown', saver);
  }
}
