const { statSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Starts what takes long first, so that nothing long is left for the end, and browsers beside tests that have none. */
module.exports = class SlowFirst extends Sequencer {
  /**
   * @override
   * @param {Parameters<Sequencer['sort']>[0]} tests
   */
  sort(tests) {
    const largest = [...tests].sort((one, other) => statSync(other.path).size - statSync(one.path).size);
    /** @type {(...marks: string[]) => typeof largest} */
    const all = (...marks) => largest.filter(({ path }) => marks.every((mark) => path.includes(mark)));
    const processes = all('.e2e.test.').filter(({ path }) => !path.includes('frontends'));
    const others = [...all('.int.test.'), ...all('.unit.test.')];
    const beside = all('.e2e.test.', 'frontends').flatMap((test) => [test, ...others.splice(0, 1)]);
    return [...processes, ...beside, ...others];
  }
};
