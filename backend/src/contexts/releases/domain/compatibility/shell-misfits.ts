import type { KitProps, KitUse, ReleaseDescription } from '@marcel/contracts';
import { major, minVersion, satisfies, valid, validRange } from 'semver';
import type { Compared } from './compared.js';

type Needs = ReleaseDescription['needs'];
type Provides = NonNullable<ReleaseDescription['provides']>;

/** What a remote needs that a shell does not have, in a sentence each. */
export function shellMisfits(remote: Compared, shell: Compared): string[] {
  const { provides } = shell.description;
  if (provides === undefined) return [];
  return lacks(remote.description.needs, provides).map(
    ([needed, has]) => `${remote.called} needs ${needed}, which ${shell.called} ${has}.`,
  );
}

type Lack = readonly [needed: string, has: string];

function lacks(needs: Needs, provides: Provides): Lack[] {
  return [
    ...interfaceLacks(needs.shell, provides.shell),
    ...(bringsItsOwnKit(needs.kit, provides.kit) ? [] : kitLacks(needs, provides)),
  ];
}

function interfaceLacks(range: string | undefined, version: string | undefined): Lack[] {
  if (range === undefined || version === undefined || satisfies(version, range)) return [];
  return [[`the interface ${range} of the shell`, `does not have: it has ${version}`]];
}

/** Whoever was built against another major of the kit gets the copy that it brings. */
function bringsItsOwnKit(range: string | undefined, version: string | undefined): boolean {
  if (range === undefined || version === undefined || !validRange(range) || !valid(version)) return false;
  const least = minVersion(range);
  return least !== null && major(least) !== major(version);
}

function kitLacks({ kitExports, kitProps = {} }: Needs, provides: Provides): Lack[] {
  const missing = kitExports.filter((name) => !provides.kitExports.includes(name));
  const taken = provides.kitProps ?? {};
  return [
    ...missing.map((name): Lack => [`the export \`${name}\` of the kit`, 'does not have']),
    ...Object.entries(kitProps).flatMap(([name, use]) => {
      const props = Object.hasOwn(taken, name) ? taken[name] : undefined;
      return props === undefined ? [] : propLacks(name, use, props);
    }),
  ];
}

function propLacks(name: string, use: KitUse, { required, optional, attributes }: KitProps): Lack[] {
  const gone = use.given.filter((prop) => !required.includes(prop) && !optional.includes(prop));
  const notGiven = use.unknown ? [] : required.filter((prop) => !use.always.includes(prop));
  return [
    ...gone.map((prop): Lack => [`the prop \`${prop}\` of the kit's \`${name}\``, 'does not have']),
    ...notGiven.map((prop): Lack => [`the kit's \`${name}\` without the prop \`${prop}\``, 'requires']),
    ...(use.attributes && !attributes
      ? [[`attributes of HTML on the kit's \`${name}\``, 'does not pass on'] as const]
      : []),
  ];
}

/** What of a remote's use of the kit cannot be compared: its sources do not tell it. */
export const untold = ({ called, description: { needs } }: Compared): string[] =>
  Object.entries(needs.kitProps ?? {})
    .filter(([, { unknown }]) => unknown)
    .map(([name]) => `${called} gives \`${name}\` of the kit props that its sources do not name`);
