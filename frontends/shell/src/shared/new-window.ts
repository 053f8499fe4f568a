export interface EntryState {
  window?: string;
  /** Asks for a program's window, at any address. */
  asksForProgram?: true;
  own: unknown;
}

export const ASKS_FOR_PROGRAM: EntryState = { asksForProgram: true, own: undefined };

export const newWindow = (): EntryState => ({ window: newId(), own: undefined });

const newId = (): string => Math.random().toString(36).slice(2);
