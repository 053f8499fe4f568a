/** Most that a reason of a decision on releases may be long. */
export const RELEASE_LIMITS = { shareMin: 1, shareMax: 99, files: 2000, pathLength: 200 } as const;

export const RELEASE_MESSAGES = {
  unauthorised: 'Deploy token missing or invalid',
  otherFrontend: 'This deploy token belongs to another frontend',
  frontend: 'Frontend not found',
  notFound: 'Release not found',
  withdrawn: 'This release was withdrawn',
  pruned: 'This release was pruned: publish it again',
  pinned: (release: string, reason: string) => `${release} is pinned: ${reason}`,
  isLive: 'This release is live',
  isCanary: 'This release is a canary',
  isPinned: 'This frontend is pinned already',
  notLive: 'Only what is live can be pinned',
  notPinned: 'Nothing is pinned',
  noCanary: 'This release is no canary',
  canaryRuns: 'A canary is running: promote it or roll it back first',
  nothingBefore: 'Nothing was live before',
  entryTaken: 'This address belongs to another release',
  otherContent: 'Another content was published as this release',
  share: 'The share of a canary is 1 to 99 %',
} as const;
