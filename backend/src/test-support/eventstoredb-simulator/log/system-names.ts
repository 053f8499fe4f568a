export const SYSTEM_TYPES = {
  streamMetadata: '$metadata',
  streamDeleted: '$streamDeleted',
  link: '$>',
} as const;

/** The name under which rights to the whole log are given. */
export const ALL_STREAM = '$all';

const METASTREAM = '$$';

export const metastreamOf = (stream: string): string => METASTREAM + stream;

export const isMetastream = (stream: string): boolean => stream.startsWith(METASTREAM);

/** The stream that a metastream describes. */
export const originalOf = (metastream: string): string => metastream.slice(METASTREAM.length);

const GROUP_OF_ALL = '$persistentsubscription-$all::';

/** The bookkeeping of groups over $all stays out of $all: it would feed itself. */
export const isHiddenFromAll = (stream: string): boolean =>
  stream.startsWith(GROUP_OF_ALL) && (stream.endsWith('-checkpoint') || stream.endsWith('-parked'));
