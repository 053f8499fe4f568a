import { SettingsError } from './settings-error.js';

/** zxcvbn's best score: ten thousand million guesses or more. */
const STRONG = 4;

/** Parts of the product's own words, which are guessed first. */
const OWN_WORDS = ['marcel', 'marcelos', 'mascotdex', 'admin', 'auditor', 'token', 'changeme'];

/** @param secrets by the name of their setting @throws SettingsError for the first one that can be guessed */
export async function assertStrong(secrets: Readonly<Record<string, string>>): Promise<void> {
  // Its word lists are large, and only wanted here.
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const judge = new ZxcvbnFactory({ dictionary, graphs });
  const weak = Object.entries(secrets).find(([, secret]) => judge.check(secret, OWN_WORDS).score < STRONG);
  if (weak === undefined) return;
  throw new SettingsError(`${weak[0]} is easy to guess; make another one with: openssl rand -base64 24`);
}
