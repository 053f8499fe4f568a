import { isConsumerStrategy } from './consumer-strategy.js';
import type { GroupConfig } from './group-settings.js';
import { parsePosition } from './group-source.js';

/** Why the server would not take the strategy or the start of a group; undefined when it would. */
export function startFault({ settings }: GroupConfig, lastPosition: bigint): string | undefined {
  const { consumerStrategy, startFrom } = settings;
  if (!isConsumerStrategy(consumerStrategy)) return `Consumer strategy ${consumerStrategy} does not exist.`;
  const position = parsePosition(startFrom);
  if (position === undefined) return undefined;
  if (position.prepare > position.commit)
    return 'Invalid Start From position: prepare position must be less than or equal to the commit position.';
  if (position.commit > lastPosition)
    return 'Invalid Start From position: commit position must be less than or equal to the last commit position in the transaction file.';
  return undefined;
}

/** Why the server would not take the figures of a group; undefined when it would. */
export function settingsFault({ settings }: GroupConfig): string | undefined {
  const { historyBufferSize, readBatchSize, messageTimeoutMs } = settings;
  if (messageTimeoutMs < 0) return 'Message timeout must be greater than or equal to 0';
  if (historyBufferSize <= 0) return 'Buffer Size must be positive';
  if (readBatchSize <= 0) return 'Read Batch Size must be positive';
  if (readBatchSize >= historyBufferSize) return 'Read Batch Size may not be greater than or equal to Buffer Size';
  return undefined;
}
