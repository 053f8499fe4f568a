const INJECTED = 'A domain decides from its arguments alone: clock, ids and chance are given to it.';
const NO_IO = 'A domain touches nothing outside of it.';

/** Forbids the current time, but not parsing, as in `new Date(time)`. */
const noClock = {
  /** @param {{ report: (found: object) => void }} context */
  create: (context) => ({
    /** @param {{ callee: { name?: string }, arguments: unknown[] }} node */
    NewExpression(node) {
      if (node.callee.name === 'Date' && node.arguments.length === 0) context.report({ node, message: INJECTED });
    },
    /** @param {{ callee: { name?: string } }} node */
    CallExpression(node) {
      if (node.callee.name === 'Date') context.report({ node, message: INJECTED });
    },
  }),
};

const noDynamicImport = {
  /** @param {{ report: (found: object) => void }} context */
  create: (context) => ({
    /** @param {object} node */
    ImportExpression(node) {
      context.report({ node, message: NO_IO });
    },
  }),
};

export default { meta: { name: 'marcel' }, rules: { 'no-clock': noClock, 'no-dynamic-import': noDynamicImport } };
