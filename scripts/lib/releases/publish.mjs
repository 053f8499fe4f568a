/**
 * Makes a release known to a product; it is not live yet.
 *
 * @param {{ frontend: string, form: FormData }} sent
 * @param {import('./product.mjs').Product} product
 * @returns {Promise<string[]>} what came of it, and what comes next
 */
export async function publish({ frontend, form }, product) {
  const { release, files, entry } = /** @type {import('./lines.mjs').Release & { files: number }} */ (
    (await product.post(`/${frontend}`, form)).body
  );
  return [
    `${frontend}@${release} is published (${files > 0 ? `${files} files` : entry}). Not live yet:`,
    `npm run releases -- deploy ${frontend}@${release}`,
  ];
}

/**
 * A release whose files stay on an origin of its team's.
 *
 * @param {string} frontend
 * @param {string} url of its federation manifest
 */
export function elsewhere(frontend, url) {
  const form = new FormData();
  form.set('entry', url);
  return { frontend, form };
}
