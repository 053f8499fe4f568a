import * as z from 'zod/mini';
import type { EventCatalogue, EventOf, StreamKind, Decider } from '../../../platform/decider/decider.js';
import { firstVersion, aggregate, unknownEvent } from '../../../platform/decider/decider.js';
import { pathsOverlap, RELEASE_LIMITS, RELEASE_MESSAGES } from '@marcel/contracts';
import { satisfies } from 'semver';
import { DomainError } from '../../../platform/decider/domain-error.js';

const text = z.nullable(z.string());

const InterfaceVersions = z.object({ shell: text, kit: text });
export type InterfaceVersions = z.infer<typeof InterfaceVersions>;

const PublishedFile = z.object({
  path: z.string(),
  /** Name of the file in the blob store: SHA-256 of its content. */
  blob: z.string(),
  bytes: z.int(),
});

export const ReleasePublishedData = z.object({
  release: z.string(),
  version: z.string(),
  /** SHA-256 over all files. */
  hash: z.string(),
  entry: text,
  files: z.array(PublishedFile),
  programs: z.array(z.object({ path: z.string(), title: z.string(), icon: text })),
  windows: z.boolean(),
  needs: InterfaceVersions,
  provides: z.nullable(InterfaceVersions),
});

const release = z.string();

const definitions = {
  ReleasePublished: firstVersion(ReleasePublishedData, 'PublishRelease'),
  ReleaseActivated: firstVersion(z.object({ release, replaced: text, reason: text }), 'DeployRelease'),
  ReleaseRolledBack: firstVersion(z.object({ from: release, to: text, reason: z.string() }), 'RollBackFrontend'),
  /** The files of these releases may be deleted. */
  ReleasesPruned: firstVersion(z.object({ releases: z.array(release) }), 'PublishRelease'),
};
type Definitions = typeof definitions;
export type FrontendEvent<Type extends keyof Definitions = keyof Definitions> = EventOf<Definitions, Type>;
export const frontendEvents: EventCatalogue<FrontendEvent> = definitions;

export const FRONTEND_STREAMS = 'frontend-';

export const frontendStream = (name: string): string => `${FRONTEND_STREAMS}${name}`;

export const parseFrontendName = (stream: string): string => stream.slice(FRONTEND_STREAMS.length);

export const releaseStreams: readonly StreamKind[] = [
  { prefix: FRONTEND_STREAMS, key: 'name', description: 'Releases of a frontend', catalogue: frontendEvents },
];

const KnownRelease = z.object({
  hash: z.string(),
  entry: z.nullable(z.string()),
  needs: InterfaceVersions,
  provides: z.nullable(InterfaceVersions),
  paths: z.array(z.string()),
});

const FrontendState = z.readonly(
  z.object({
    releases: z.record(z.string(), KnownRelease),
    live: z.nullable(z.string()),
    /** Releases that were live before, oldest first; null stands for the build that came with the product. */
    previous: z.array(z.nullable(z.string())),
  }),
);
type FrontendState = z.infer<typeof FrontendState>;

/** A build of a frontend, such as `shell 1.0.0`, with the versions of other frontends that it requires. */
export interface FrontendBuild {
  readonly name: string;
  readonly needs: InterfaceVersions;
  readonly provides: InterfaceVersions | null;
  /** Paths of the programs that the build serves. */
  readonly paths: readonly string[];
}

export type FrontendCommand =
  | { readonly kind: 'Publish'; readonly data: FrontendEvent<'ReleasePublished'>['data'] }
  | {
      readonly kind: 'Deploy';
      readonly frontend: string;
      readonly release: string;
      readonly reason: string | null;
      readonly others: readonly FrontendBuild[];
    }
  | { readonly kind: 'RollBack'; readonly reason: string };

export const frontendDecider: Decider<FrontendCommand, FrontendEvent, FrontendState> = {
  initialState: { releases: {}, live: null, previous: [] },
  evolve(state, event) {
    switch (event.type) {
      case 'ReleasePublished': {
        const { release, hash, entry, needs, provides, programs } = event.data;
        const paths = programs.map(({ path }) => path);
        return { ...state, releases: { ...state.releases, [release]: { hash, entry, needs, provides, paths } } };
      }
      case 'ReleaseActivated': {
        const { release, replaced } = event.data;
        return { ...state, live: release, previous: [...state.previous, replaced].slice(-RELEASE_LIMITS.keptReleases) };
      }
      case 'ReleaseRolledBack':
        return { ...state, live: event.data.to, previous: state.previous.slice(0, -1) };
      case 'ReleasesPruned': {
        const isKept = (release: string | null) => release === null || !event.data.releases.includes(release);
        return {
          ...state,
          releases: Object.fromEntries(Object.entries(state.releases).filter(([release]) => isKept(release))),
          previous: state.previous.filter(isKept),
        };
      }
      default:
        return unknownEvent(event);
    }
  },
  decide(command, state) {
    switch (command.kind) {
      case 'Publish':
        return publish(command.data, state);
      case 'Deploy': {
        const { frontend, release, reason, others } = command;
        const target = Object.hasOwn(state.releases, release) ? state.releases[release] : undefined;
        if (target === undefined) throw new DomainError('not_found', RELEASE_MESSAGES.notFound);
        const conflicts = findConflicts({ name: `${frontend} ${release}`, ...target }, others);
        if (conflicts.length > 0) throw conflict(conflicts.map((text) => `${text}.`).join(' '));
        if (state.live === release) return [];
        return [{ type: 'ReleaseActivated', data: { release, replaced: state.live, reason } }];
      }
      case 'RollBack': {
        const { live: from, previous } = state;
        if (from === null) throw conflict(RELEASE_MESSAGES.notDeployed);
        return [{ type: 'ReleaseRolledBack', data: { from, to: previous.at(-1) ?? null, reason: command.reason } }];
      }
    }
  },
};

export const frontends = aggregate({
  stream: frontendStream,
  catalogue: frontendEvents,
  decider: frontendDecider,
  checksIfMatch: true,
  snapshots: { version: 3, schema: FrontendState },
});

function publish(data: FrontendEvent<'ReleasePublished'>['data'], state: FrontendState): FrontendEvent[] {
  const { release, hash, entry } = data;
  const knownRelease = state.releases[release];
  const isEntryTaken = Object.entries(state.releases).some(
    ([other, { entry: taken }]) => taken !== null && taken === entry && other !== release,
  );
  if (isEntryTaken) throw conflict(RELEASE_MESSAGES.addressTaken);
  if (knownRelease !== undefined && (knownRelease.hash !== hash || knownRelease.entry !== entry))
    throw conflict(RELEASE_MESSAGES.publishedWithOtherFiles);
  if (knownRelease !== undefined) return [];
  const releases = findOutdated([...Object.keys(state.releases), release], state);
  const published: FrontendEvent = { type: 'ReleasePublished', data };
  return releases.length === 0 ? [published] : [published, { type: 'ReleasesPruned', data: { releases } }];
}

const findOutdated = (releases: readonly string[], { live, previous }: FrontendState): string[] =>
  releases.slice(0, -RELEASE_LIMITS.keptReleases).filter((release) => release !== live && release !== previous.at(-1));

const findConflicts = (candidate: FrontendBuild, others: readonly FrontendBuild[]): string[] =>
  others.flatMap((other) => [
    ...findUnmetNeeds(candidate, other),
    ...findUnmetNeeds(other, candidate),
    ...candidate.paths
      .filter((path) => other.paths.some((taken) => pathsOverlap(path, taken)))
      .map((path) => RELEASE_MESSAGES.pathTaken(path, other.name)),
  ]);

const INTERFACE_LABELS = [
  ['shell', 'the shell interface'],
  ['kit', 'the kit'],
] as const;

const findUnmetNeeds = ({ name, needs }: FrontendBuild, { name: other, provides }: FrontendBuild): string[] =>
  INTERFACE_LABELS.flatMap(([part, label]) => {
    const [range, version] = [needs[part], provides?.[part]];
    if (range === null || !version || satisfies(version, range)) return [];
    return [RELEASE_MESSAGES.incompatible(name, `${label} ${range}`, other, version)];
  });

const conflict = (message: string) => new DomainError('conflict', message);
