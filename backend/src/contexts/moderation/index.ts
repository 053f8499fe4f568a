import { Module } from '@nestjs/common';
import { DestroyKeysOfItem } from './automation/when-item-erased-then-destroy-keys.js';
import { ModerateItemHandler } from './write/moderate-item.js';
import { ModerationMetrics } from './write/moderation-metrics.js';
import { Reports } from './write/report-item.js';
import { OverruledReporters, Reporters } from './write/reporters.js';
import { ContentFilter } from './write/content-filter.js';

export {
  AlreadyHandled,
  isItemEvent,
  itemEvents,
  moderationStream,
  MODERATION_STREAMS,
  moderationStreamsOf,
  type ItemEvent,
  type ItemKey,
  isShownAfter,
  moderationStreams,
} from './domain/item.js';
export { HoldItem, isErased, isShown, ModerateItem } from './write/moderate-item.js';
export { Reports } from './write/report-item.js';
export { toLatin, ContentFilter, replaceLookAlikePairs } from './write/content-filter.js';

export const MODERATION_VIEWS = ['moderation-queue', 'picture-references'] as const;

@Module({
  providers: [
    DestroyKeysOfItem,
    ModerateItemHandler,
    ModerationMetrics,
    OverruledReporters,
    Reports,
    Reporters,
    ContentFilter,
  ],
  exports: [Reports, ContentFilter],
})
export class ModerationModule {}
