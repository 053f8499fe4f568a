/** Releases of the server that differ in what clients can tell. */
export const SERVER_VERSIONS = ['23.10', '24.10', '26.0'] as const;
export type ServerVersion = (typeof SERVER_VERSIONS)[number];

export const DEFAULT_VERSION: ServerVersion = '24.10';

/** What a release does that others do not, as its source has it. */
export interface ServerBehaviour {
  /** What it calls itself. */
  readonly release: string;
  /** Whether subscriptions are told when they have caught up. 23.10 does not tell those to streams that do not exist. */
  readonly tellsCaughtUp: 'always' | 'unless-missing' | 'never';
  /** The checkpoint with which a filtered subscription goes live if nothing was sent: none, one beyond everything, or a true one. */
  readonly checkpointWhenLive: 'none' | 'beyond-everything' | 'true';
  /** What reads of the whole log from a place where no event begins are said to have met. */
  readonly invalidPosition: 'Error' | 'InvalidPosition';
  /** Whether everybody may use streams without any credentials, where there are users at all. */
  readonly admitsAnonymous: boolean;
}

const BEHAVIOURS: Readonly<Record<ServerVersion, ServerBehaviour>> = {
  '23.10': {
    release: '23.10.0',
    tellsCaughtUp: 'unless-missing',
    checkpointWhenLive: 'none',
    invalidPosition: 'Error',
    admitsAnonymous: true,
  },
  '24.10': {
    release: '24.10.0',
    tellsCaughtUp: 'always',
    checkpointWhenLive: 'beyond-everything',
    invalidPosition: 'InvalidPosition',
    admitsAnonymous: false,
  },
  '26.0': {
    release: '26.0.0',
    tellsCaughtUp: 'always',
    checkpointWhenLive: 'true',
    invalidPosition: 'InvalidPosition',
    admitsAnonymous: false,
  },
};

/** @param withoutCaughtUp as servers before 23.10 */
export const behaviourOf = (version: ServerVersion, withoutCaughtUp = false): ServerBehaviour => ({
  ...BEHAVIOURS[version],
  ...(withoutCaughtUp ? { tellsCaughtUp: 'never' as const } : {}),
});
