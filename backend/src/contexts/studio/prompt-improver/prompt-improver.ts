export interface ImprovedPrompt {
  readonly text: string;
  /** Who improved it; goes into the record. */
  readonly improver: string;
}

/** Makes a visitor's words into a prompt that a picture can be made from. Never fails: some words are always there. */
export interface PromptImprover {
  improve(prompt: string, seed: number, signal: AbortSignal): Promise<ImprovedPrompt>;
}

/** Nest injection token of the port. */
export const PROMPT_IMPROVER = Symbol('PromptImprover');
