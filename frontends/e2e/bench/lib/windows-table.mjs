const MEGABYTE = 1_000_000;

/**
 * What was measured of windows, as two tables in Markdown.
 *
 * @param {import('./measure-windows.mjs').WindowsMeasurement} measured
 */
export function windowsTable({ dragged, sized, before, after, closed }) {
  const frames = (/** @type {string} */ what, /** @type {typeof dragged} */ { frames, median, slow, slowest }) =>
    `| ${[what, frames, ...[median, slow, slowest].map((gap) => gap.toFixed(1))].join(' | ')} |`;
  const memory = (/** @type {string} */ when, /** @type {typeof before} */ { heap, nodes, listeners }) =>
    `| ${[when, (heap / MEGABYTE).toFixed(1), nodes, listeners].join(' | ')} |`;
  return [
    '| One of eight windows | Frames | Median, ms | 95 %, ms | Slowest, ms |',
    '| --- | ---: | ---: | ---: | ---: |',
    frames('dragged', dragged),
    frames('sized', sized),
    '',
    '| Memory | Heap, MB | DOM nodes | Listeners |',
    '| --- | ---: | ---: | ---: |',
    memory('all windows closed', before),
    memory(`${closed} more opened and closed`, after),
  ].join('\n');
}
