import { access, constants } from 'node:fs/promises';
import path from 'node:path';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const HOW_TO_GET_CHROMIUM =
  'No Chromium was found. Install one (Debian, Ubuntu: apt install chromium) or name one in CHROMIUM_PATH.';

/**
 * @param {NodeJS.ProcessEnv} env CHROMIUM_PATH names the only browser to look for; else PATH is searched
 * @returns {Promise<string | undefined>} path of a browser to test with
 */
export async function findChromium({ CHROMIUM_PATH: named, PATH = '' }) {
  const found = PATH.split(path.delimiter).flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  for (const file of named ? [named] : [...found, ...MAC]) {
    if (await isExecutable(file)) return file;
  }
  return undefined;
}

/** @param {string} file */
async function isExecutable(file) {
  try {
    await access(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
