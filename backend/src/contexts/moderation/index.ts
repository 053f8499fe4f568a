export { ModerationModule } from './moderation.module.js';
