export { AlreadyHandled } from './domain/already-handled.js';
export {
  isJudgement,
  itemEvents,
  moderationStream,
  MODERATION_STREAMS,
  moderationStreamsOf,
  type ItemErased,
  type ItemEvent,
  type ItemReported,
  type JudgedItem,
} from './domain/item.events.js';
export { isShownAfter } from './domain/item.state.js';
export { moderationStreams } from './domain/item.events.js';
export { HoldItem } from './write/moderate-item.js';
export { isErased, isShown } from './write/item-standing.js';
export { ModerateItem } from './write/moderate-item.js';
export { ModerationModule } from './moderation.module.js';
export { JUDGED_VIEWS } from './views.js';
export { Reports } from './write/report-item.js';
