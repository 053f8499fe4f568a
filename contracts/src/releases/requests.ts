import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { AUDIT_MESSAGES } from '../audit/rules.js';
import { FRONTEND_NAME, FRONTEND_NAME_LENGTH } from '../federation/names.js';
import { RELEASE_ID } from './release-id.js';
import { ListPageQuery } from '../http/list-page-query.js';
import { ReasonRequest } from '../history/requests.js';
import { HISTORY_LIMITS, HISTORY_MESSAGES } from '../history/rules.js';
import { MaxLength } from '../validation/decorators.js';
import { RELEASE_LIMITS, RELEASE_MESSAGES } from './rules.js';

/** Makes a release live. It stays in the log, so a reason must not hold personal data. */
export class DeployRequest {
  @IsOptional()
  @IsString({ message: HISTORY_MESSAGES.reasonRequired })
  @MaxLength(HISTORY_LIMITS.reason, { message: HISTORY_MESSAGES.reasonTooLong })
  reason?: string | null;

  /** Although something does not fit the other frontends or the API; then a reason is needed. */
  @IsOptional()
  @IsBoolean({ message: RELEASE_MESSAGES.force })
  force?: boolean;
}

/** Rolls back, or pins, and tells why; `force` as with a deploy. */
export class FrontendTurnRequest extends ReasonRequest {
  @IsOptional()
  @IsBoolean({ message: RELEASE_MESSAGES.force })
  force?: boolean;
}

/** Takes a step back; entirely, all of them: nothing is live then but what the product was built with. */
export class RollBackRequest extends FrontendTurnRequest {
  @IsOptional()
  @IsBoolean({ message: RELEASE_MESSAGES.entirely })
  entirely?: boolean;
}

/** Gives a release to a share of visitors, in percent. */
export class StartCanaryRequest extends DeployRequest {
  @IsInt({ message: RELEASE_MESSAGES.share })
  @Min(RELEASE_LIMITS.shareMin, { message: RELEASE_MESSAGES.share })
  @Max(RELEASE_LIMITS.shareMax, { message: RELEASE_MESSAGES.share })
  share!: number;
}

/** At which moment; left out: now. */
export class LiveReleasesQuery extends ListPageQuery {
  @IsOptional() @IsISO8601({ strict: true }, { message: AUDIT_MESSAGES.time }) at?: string;
}

/** What a browser could not do with a frontend: load it, or show it. */
export const FRONTEND_FAILURES = ['load', 'render'] as const;
export type FrontendFailure = (typeof FRONTEND_FAILURES)[number];

/** A failure in a browser, told without anything of who was looking. */
export class FrontendFailureReport {
  @IsString() @MaxLength(FRONTEND_NAME_LENGTH) @Matches(FRONTEND_NAME) frontend!: string;
  /** As `/remotes.json` has named it; left out for what the product was built with. */
  @IsOptional() @IsString() @MaxLength(100) @Matches(RELEASE_ID) release?: string;
  @IsIn(FRONTEND_FAILURES) kind!: FrontendFailure;
}
