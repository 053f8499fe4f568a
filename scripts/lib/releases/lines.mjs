/**
 * @typedef {{ kind: string, id?: string }} Actor
 * @typedef {{ release: string, since: string, by: Actor }} Turn
 * @typedef {{ name: string, live: Turn | null, canary: (Turn & { share: number }) | null, pinned: (Turn & { reason: string }) | null, misfits?: string[] }} Frontend
 * @typedef {{ release: string, status: string, publishedAt: string, publishedBy: Actor, bytes: number, entry: string }} Release
 * @typedef {{ type: string, time: string, by: Actor, release: string | null, reason: string | null, share: number | null, outcome: string | null }} Step
 */

/** @param {Actor} actor */
const who = ({ kind, id }) => (id === undefined ? kind : `${kind} ${id}`);

/** @param {Turn} turn */
const turn = ({ release, since, by }) => `${release} since ${since} by ${who(by)}`;

/** @param {Frontend} frontend */
export function frontendLines({ name, live, canary, pinned, misfits = [] }) {
  return [
    `${name}: ${live === null ? 'what the product was built with' : turn(live)}`,
    ...(canary === null ? [] : [`  canary for ${canary.share} %: ${turn(canary)}`]),
    ...misfits.map((misfit) => `  does not fit: ${misfit}`),
    ...(pinned === null ? [] : [`  pinned by ${who(pinned.by)}: ${pinned.reason}`]),
  ];
}

/** @param {Release} release @param {Frontend} frontend */
export function releaseLine({ release, status, publishedAt, publishedBy, bytes, entry }, { live, canary }) {
  const stands = release === live?.release ? 'live' : release === canary?.release ? 'canary' : status;
  const size = bytes === 0 ? new URL(entry, 'http://here').origin : `${Math.ceil(bytes / 1024)} kB`;
  return `${stands.padEnd(9)} ${release}  ${publishedAt} by ${who(publishedBy)}, ${size}`;
}

/** @param {Step} step */
export function stepLine({ type, time, by, release, reason, share, outcome }) {
  const words = type.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const facts = [words, release, share === null ? '' : `for ${share} %`, outcome ?? '', `by ${who(by)}`];
  return `${time}  ${facts.filter((fact) => fact).join(' ')}${reason === null ? '' : `: ${reason}`}`;
}
