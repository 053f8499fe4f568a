import type { Environment } from './environment.js';

export interface ModerationSettings {
  /** So many different visitors hold what they report until somebody has looked. */
  readonly reportsToHold: number;
  /** Reports that one network may send in ten minutes. */
  readonly reportsPerVisitor: number;
  /** Words that hold a comment, besides those that are known anyway. */
  readonly holdWords: readonly string[];
}

export const readModeration = (env: Environment): ModerationSettings => ({
  reportsToHold: env.REPORTS_TO_HOLD,
  reportsPerVisitor: env.REPORTS_PER_VISITOR,
  holdWords: env.COMMENT_HOLD_WORDS,
});
