export interface ImprovedPrompt {
  readonly text: string;
  readonly improver: string;
}

/** Makes a visitor's words into a prompt that a picture can be made from. Never fails: some words are always there. */
export interface PromptImprover {
  improve(prompt: string, seed: number, signal: AbortSignal): Promise<ImprovedPrompt>;
}

export const PROMPT_IMPROVER = Symbol('PromptImprover');
