export interface EntryState {
  window?: string;
  /** Asks for a program, wherever it is, not for the address at which it begins. */
  asksForProgram?: true;
  own: unknown;
}

export const ASKS_FOR_PROGRAM: EntryState = { asksForProgram: true, own: undefined };

export const newWindow = (): EntryState => ({ window: newId(), own: undefined });

const newId = (): string => Math.random().toString(36).slice(2);
