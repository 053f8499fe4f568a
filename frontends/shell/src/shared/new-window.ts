/** What the browser keeps with an entry of its history: the window that it belongs to, and what its program keeps there. */
export interface EntryState {
  window?: string;
  /** Asks for a program, wherever it is, not for the address at which it begins. */
  asksForProgram?: true;
  own: unknown;
}

/** The entry of a program's icon. */
export const ASKS_FOR_PROGRAM: EntryState = { asksForProgram: true, own: undefined };

/** The entry of an address that opens in a window of its own. */
export const newWindow = (): EntryState => ({ window: newId(), own: undefined });

/** An entry of the history may be older than all windows that are open: no id comes twice. */
const newId = (): string => Math.random().toString(36).slice(2);
