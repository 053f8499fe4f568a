import { styleText } from 'node:util';

/** @typedef {{ write: (text: string) => unknown, isTTY?: boolean }} Screen */

/** Shows one line with its time for every step that ends and, on a terminal, what is running now. */
export class Progress {
  /** @type {Set<string>} */
  #running = new Set();

  /**
   * @param {Screen} screen
   * @param {() => number} now milliseconds
   */
  constructor(screen = process.stdout, now = () => performance.now()) {
    this.screen = screen;
    this.now = now;
  }

  /**
   * @template T
   * @param {string} label what is being done, such as `Building backend`
   * @param {() => Promise<T>} work
   * @returns {Promise<T>} what the work gives; its failure comes through
   */
  async step(label, work) {
    const began = this.#begin(label);
    try {
      const result = await work();
      this.#end(label, began, true);
      return result;
    } catch (error) {
      this.#end(label, began, false);
      throw error;
    }
  }

  /**
   * A step that has an outcome instead of a result; when it is not ok, what it wrote follows its line.
   *
   * @param {string} label what is being checked, such as `types of backend`
   * @param {() => Promise<import('./processes.mjs').Outcome>} work
   */
  async check(label, work) {
    const began = this.#begin(label);
    const outcome = await work();
    this.#end(label, began, outcome.ok, outcome.ok ? '' : outcome.output);
    return outcome;
  }

  /**
   * @param {string} label
   * @param {number} began
   * @param {boolean} ok
   * @param {string} [output]
   */
  #end(label, began, ok, output = '') {
    this.#running.delete(label);
    const mark = ok ? this.#style('green', '✓') : this.#style('red', '✗');
    const seconds = ((this.now() - began) / 1000).toFixed(1);
    if (this.screen.isTTY) this.screen.write('\r\x1b[K');
    this.screen.write(`${mark} ${label} (${seconds} s)\n${output && `${output.trimEnd()}\n`}`);
    this.#showRunning();
  }

  /** @param {string} label */
  #begin(label) {
    this.#running.add(label);
    this.#showRunning();
    return this.now();
  }

  #showRunning() {
    if (!this.screen.isTTY || this.#running.size === 0) return;
    this.screen.write(`\r\x1b[K… ${[...this.#running].join(', ')}`);
  }

  /**
   * @param {'green' | 'red'} colour
   * @param {string} text
   */
  #style(colour, text) {
    return this.screen.isTTY ? styleText(colour, text) : text;
  }
}
