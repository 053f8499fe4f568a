export interface ImprovedPrompt {
  readonly text: string;
  readonly improver: string;
}

/** Turns the text of a visitor into a prompt for a picture. Never fails. */
export interface PromptImprover {
  improve(prompt: string, seed: number, signal: AbortSignal): Promise<ImprovedPrompt>;
}

export const PROMPT_IMPROVER = Symbol('PromptImprover');
