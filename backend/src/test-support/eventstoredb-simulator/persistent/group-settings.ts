import * as z from 'zod/mini';

/** The name under which $all is a group's source. */
export const ALL = '$all';

const EventFilter = z.object({
  on: z.enum(['stream', 'type']),
  regex: z.optional(z.string()),
  prefixes: z.optional(z.readonly(z.array(z.string()))),
});

/** What a group of consumers was set to; durations in milliseconds. */
export const GroupSettings = z.object({
  resolveLinks: z.boolean(),
  extraStatistics: z.boolean(),
  maxRetryCount: z.int(),
  minCheckpointCount: z.int(),
  maxCheckpointCount: z.int(),
  /** 0 for any number. */
  maxSubscriberCount: z.int(),
  liveBufferSize: z.int(),
  readBatchSize: z.int(),
  historyBufferSize: z.int(),
  messageTimeoutMs: z.int(),
  checkpointAfterMs: z.int(),
  consumerStrategy: z.string(),
  /** `start`, `end`, an inclusive revision, or an inclusive position as `C:1/P:1`. */
  startFrom: z.string(),
});
export type GroupSettings = z.infer<typeof GroupSettings>;

/** A group as it is kept: which events it takes, and how. */
export const GroupConfig = z.object({
  /** Name of the stream, or `$all`. */
  source: z.string(),
  group: z.string(),
  filter: z.optional(EventFilter),
  settings: GroupSettings,
});
export type GroupConfig = z.infer<typeof GroupConfig>;
