import { StepFailed } from '../shared/command.mjs';

const PATIENCE_MS = 60_000;

const RELEASES = '/api/releases';

/**
 * @typedef {object} Answer
 * @property {unknown} body
 * @property {string | null} tag of the record that the answer shows
 */

/**
 * @param {string | undefined} address of the product, in place of what the environment says
 * @param {NodeJS.ProcessEnv} environment
 */
export const productAt = (address, environment) =>
  new Product(address === undefined ? environment : { ...environment, MARCEL_URL: address });

/** A running product, spoken to over REST. */
export class Product {
  /** @type {string} */ #address;
  /** @type {Record<string, string>} */ #headers;

  /** @param {NodeJS.ProcessEnv} environment */
  constructor(environment) {
    const { MARCEL_URL: given, RELEASE_TOKEN: team, ADMIN_TOKEN: admin } = environment;
    const address = given || `http://localhost:${environment.PORT || 3000}`;
    if (!URL.canParse(address)) throw new StepFailed(`No address of a product: ${address}`);
    if (!team && !admin) throw new StepFailed("Set RELEASE_TOKEN to your team's token, or ADMIN_TOKEN to an admin's.");
    this.#address = new URL(address).origin;
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
