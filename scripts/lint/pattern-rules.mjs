import { analyse } from 'scslre';

/** @type {Map<string, boolean>} */
const results = new Map();

/**
 * Returns whether matching a text can take more than linear time, by backtracking or by starting again at each character.
 *
 * @param {string} source
 * @param {string} flags
 */
function isSlow(source, flags) {
  const key = `/${source}/${flags}`;
  const isSlowPattern = results.get(key) ?? analyse({ source, flags }, { maxReports: 1 }).reports.length > 0;
  results.set(key, isSlowPattern);
  return isSlowPattern;
}

const message =
  'What a visitor sends may stop everybody: this pattern takes time that grows faster than the text. Split the text, or bound what repeats.';

const noSlowPattern = {
  /** @param {{ report: (found: object) => void }} context */
  create: (context) => ({
    /** @param {{ regex?: { pattern: string, flags: string } }} node */
    Literal(node) {
      if (node.regex && isSlow(node.regex.pattern, node.regex.flags)) context.report({ node, message });
    },
  }),
};

export default { meta: { name: 'patterns' }, rules: { 'no-slow-pattern': noSlowPattern } };
