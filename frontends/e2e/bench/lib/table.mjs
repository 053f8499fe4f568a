/** @typedef {import('./measure-page.mjs').Measurement} Measurement */

/**
 * The middle one of an odd number of values.
 *
 * @param {number[]} values
 */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const HEAD = [
  '| Page | JS, gzip kB | JS as sent, kB | LCP, ms | LCP element | CLS | INP, ms |',
  '| --- | ---: | ---: | ---: | --- | ---: | ---: |',
];

/**
 * The medians of all runs, as a table in Markdown.
 *
 * @param {readonly { name: string, path: string, runs: Measurement[] }[]} pages
 */
export function table(pages) {
  const rows = pages.map(({ name, path, runs }) => {
    const middle = (/** @type {(run: Measurement) => number} */ of) => median(runs.map(of));
    const cells = [
      `${name} \`${path}\``,
      middle((run) => run.gzipped).toFixed(1),
      middle((run) => run.sent).toFixed(1),
      middle((run) => run.lcp).toFixed(0),
      runs[0]?.lcpElement ?? '',
      middle((run) => run.cls).toFixed(3),
      middle((run) => run.inp).toFixed(0),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [...HEAD, ...rows].join('\n');
}
