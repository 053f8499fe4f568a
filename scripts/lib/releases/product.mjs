import { StepFailed } from '../shared/command.mjs';

const PATIENCE_MS = 60_000;

const RELEASES = '/api/releases';

/**
 * @typedef {object} Answer
 * @property {unknown} body
 * @property {string | null} tag of the record that the answer shows
 */

/**
 * Where the product runs: at the address that was told, at MARCEL_URL, or on PORT of this machine.
 *
 * @param {string | undefined} told
 * @param {NodeJS.ProcessEnv} environment
 * @throws {StepFailed}
 */
export function originOf(told, { MARCEL_URL, PORT }) {
  const address = told ?? (MARCEL_URL || `http://localhost:${PORT || 3000}`);
  if (URL.canParse(address) && /^https?:/.test(address)) return new URL(address).origin;
  throw new StepFailed(`No address of a product: ${address}`);
}

/** A running product, spoken to over REST. */
export class Product {
  /** @type {string} */ #address;
  /** @type {Record<string, string>} */ #headers;

  /**
   * @param {string | undefined} told its address, where that was told
   * @param {NodeJS.ProcessEnv} environment
   */
  constructor(told, environment) {
    const { RELEASE_TOKEN: team, ADMIN_TOKEN: admin } = environment;
    this.#address = originOf(told, environment);
    if (!team && !admin) throw new StepFailed("Set RELEASE_TOKEN to your team's token, or ADMIN_TOKEN to an admin's.");
    this.#headers = team ? { 'x-deploy-token': team } : { 'x-admin-token': admin ?? '' };
  }

  /**
   * @param {string} path below `/api/releases`
   * @returns {Promise<Answer>}
   */
  get(path) {
    return this.#ask('GET', RELEASES + path);
  }

  /** @returns {Promise<Answer>} whether all that visitors get fits */
  compatibility() {
    return this.#ask('GET', '/api/compatibility');
  }

  /**
   * @param {string} path below `/api/releases`
   * @param {object | FormData} body
   * @param {{ ifMatch?: string | null }} [options] the tag of what the sender has seen
   * @returns {Promise<Answer>}
   */
  post(path, body, { ifMatch } = {}) {
    /** @type {Record<string, string>} */
    const headers = ifMatch ? { 'if-match': ifMatch } : {};
    if (body instanceof FormData) return this.#ask('POST', RELEASES + path, { body, headers });
    return this.#ask('POST', RELEASES + path, {
      body: JSON.stringify(body),
      headers: { ...headers, 'content-type': 'application/json' },
    });
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {{ body?: string | FormData, headers?: Record<string, string> }} [sent]
   * @returns {Promise<Answer>}
   */
  async #ask(method, path, { body, headers } = {}) {
    const response = await this.#send(this.#address + path, {
      method,
      headers: { ...this.#headers, ...headers },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    const told = response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : undefined;
    if (response.ok) return { body: told, tag: response.headers.get('etag') };
    throw new StepFailed(told?.error ?? `${this.#address} answers ${response.status}; is the address right?`);
  }

  /** @param {string} url @param {RequestInit} request */
  async #send(url, request) {
    try {
      return await fetch(url, request);
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      throw new StepFailed(`${this.#address} cannot be reached: ${cause instanceof Error ? cause.message : cause}`);
    }
  }
}
