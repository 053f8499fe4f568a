export interface EntryState {
  window?: string;
  /** Asks for a program's window, at any address. */
  asksForProgram?: true;
  programState: unknown;
}

export const ASKS_FOR_PROGRAM: EntryState = { asksForProgram: true, programState: undefined };

export const newWindowState = (): EntryState => ({ window: createId(), programState: undefined });

const createId = (): string => Math.random().toString(36).slice(2);
