import { analyse } from 'scslre';

/** @type {Map<string, boolean>} */
const judged = new Map();

/**
 * Whether there are texts for which a pattern takes longer than their length: it goes back, or begins anew, at each of their characters.
 *
 * @param {string} source
 * @param {string} flags
 */
function isSlow(source, flags) {
  const key = `/${source}/${flags}`;
  const known = judged.get(key) ?? analyse({ source, flags }, { maxReports: 1 }).reports.length > 0;
  judged.set(key, known);
  return known;
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
