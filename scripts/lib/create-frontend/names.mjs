import path from 'node:path';

/** Where the product answers itself, besides the routes and pages of the contracts. */
const TAKEN = ['demonstration', 'pictures', 'preview', 'releases', 'remotes', 'static'];

/**
 * Why a frontend cannot have a name; undefined where it can.
 *
 * @param {string} name
 * @param {object} known
 * @param {readonly import('../build/workspaces.mjs').Workspace[]} known.workspaces
 * @param {Pick<typeof import('@marcel/contracts'), 'FRONTEND_NAME' | 'PAGES' | 'ROUTES'>} known.contracts
 * @returns {string | undefined}
 */
export function refusalOf(name, { workspaces, contracts: { FRONTEND_NAME, PAGES, ROUTES } }) {
  if (!FRONTEND_NAME.test(name)) return `${name} is no name: small letters, digits and single hyphens, at most 32.`;
  if (workspaces.some((one) => path.posix.basename(one.folder) === name || one.name === `@marcel/${name}`))
    return `There is a package ${name} already.`;
  const addresses = [...Object.values(PAGES), ...Object.values(ROUTES)].map((address) => address.split('/')[1]);
  if ([...addresses, ...TAKEN].includes(name)) return `/${name} is an address of the product already.`;
  return undefined;
}

/** What visitors call a program, unless they are told otherwise: `our-letters` is Our Letters. @param {string} name */
export const titleOf = (name) =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Whether a program can be called that; its sources hold it as it is. @param {string} title */
export const isTitle = (title) => /^[\p{L}\p{N}][\p{L}\p{N} .,!?&’-]{0,39}$/u.test(title);
