import type { Environment } from './environment.js';

export interface ScenarioSettings {
  readonly key: string;
  readonly secret: string;
  readonly url: string;
  readonly model: string;
  readonly editModel: string;
  readonly offered: readonly string[];
}

export interface GenerationSettings {
  readonly atOnce: number;
  readonly perDay: number;
  readonly perVisitor: number;
}

export interface PromptImproverSettings {
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string;
}

// oxlint-disable-next-line patterns/no-slow-pattern -- the settings say the address, no visitor
const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

export function readScenario(env: Environment, key: string, secret: string): ScenarioSettings {
  const { SCENARIO_URL: url, SCENARIO_MODEL: model, SCENARIO_EDIT_MODEL: editModel, SCENARIO_MODELS: offered } = env;
  return { key, secret, url: withoutSlash(url), model, editModel, offered };
}

export function readPromptImprover(env: Environment): PromptImproverSettings | undefined {
  const { PROMPT_IMPROVER_URL: url, PROMPT_IMPROVER_KEY: key, PROMPT_IMPROVER_MODEL: model } = env;
  return url === undefined ? undefined : { url: withoutSlash(url), key, model };
}

export const readGeneration = (env: Environment): GenerationSettings => ({
  atOnce: env.GENERATIONS_AT_ONCE,
  perDay: env.GENERATIONS_PER_DAY,
  perVisitor: env.GENERATIONS_PER_VISITOR,
});
