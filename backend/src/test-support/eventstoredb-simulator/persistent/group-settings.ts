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
  /** `start`, `end`, or an inclusive revision or commit position. */
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

/** Why the server would not take the settings; undefined when it would. */
export function faultOf({ settings }: GroupConfig): string | undefined {
  const { historyBufferSize, readBatchSize, messageTimeoutMs } = settings;
  if (messageTimeoutMs < 0) return 'Message timeout must be greater than or equal to 0';
  if (historyBufferSize <= 0) return 'Buffer Size must be positive';
  if (readBatchSize <= 0) return 'Read Batch Size must be positive';
  if (readBatchSize >= historyBufferSize) return 'Read Batch Size may not be greater than or equal to Buffer Size';
  return undefined;
}
