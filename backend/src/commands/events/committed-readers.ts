import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { EventReader } from '../../platform/consumers/event-reader.js';
import type { Projection } from '../../platform/consumers/projections/projection.js';

const Prefixes = z.array(z.string());

/** Of everybody who keeps a checkpoint, what lies behind it: the streams that were looked at. By name. */
export const CommittedReaders = z.object({
  projections: z.record(z.string(), z.object({ version: z.int(), streamPrefixes: Prefixes })),
  automations: z.record(z.string(), z.object({ streamPrefixes: Prefixes })),
});
export type CommittedReaders = z.infer<typeof CommittedReaders>;

/** As the code has them. */
export function readersWithCheckpoints(
  projections: readonly Pick<Projection, 'name' | 'version' | 'streamPrefixes'>[],
  readers: readonly EventReader[],
): CommittedReaders {
  const automations = readers.filter(({ kind }) => kind === 'automation');
  return {
    projections: byName(
      projections.map(({ name, version, streamPrefixes }) => [
        name,
        { version, streamPrefixes: streamPrefixes.toSorted() },
      ]),
    ),
    automations: byName(
      automations.map(({ name, streamPrefixes = [''] }) => [name, { streamPrefixes: streamPrefixes.toSorted() }]),
    ),
  };
}

/** What would have a node of this release go on from a checkpoint of one that has looked at other streams. */
export function complaintsAbout(committed: CommittedReaders, readers: CommittedReaders): string[] {
  const ofProjections = Object.entries(readers.projections).flatMap(([name, { version, streamPrefixes }]) => {
    const before = committed.projections[name];
    if (before === undefined || version > before.version) return [];
    if (version < before.version) return `Projection ${name} goes back from version ${before.version} to ${version}`;
    if (isSame(streamPrefixes, before.streamPrefixes)) return [];
    return `Projection ${name} reads other streams than its version ${version} did: raise its version`;
  });
  const ofAutomations = Object.entries(readers.automations).flatMap(([name, { streamPrefixes }]) => {
    const before = committed.automations[name];
    if (before === undefined || isSame(streamPrefixes, before.streamPrefixes)) return [];
    return `Automation ${name} reads other streams than it did: give it another name, under which it looks at all of them`;
  });
  return [...ofProjections, ...ofAutomations];
}

/** With those that are no more: a name that comes back is held against what it stood for. */
export const merged = (committed: CommittedReaders, readers: CommittedReaders): CommittedReaders => ({
  projections: byName(Object.entries({ ...committed.projections, ...readers.projections })),
  automations: byName(Object.entries({ ...committed.automations, ...readers.automations })),
});

/** @throws when the file holds something else */
export async function readCommitted(file: string): Promise<CommittedReaders> {
  const text = await readFile(file, 'utf8').catch(() => '{"projections":{},"automations":{}}');
  return CommittedReaders.parse(JSON.parse(text));
}

export const commit = (file: string, readers: CommittedReaders): Promise<void> =>
  writeFile(file, `${JSON.stringify(readers, null, 2)}\n`);

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((prefix) => other.includes(prefix));

const byName = <Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> =>
  Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
