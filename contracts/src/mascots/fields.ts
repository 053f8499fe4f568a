import { ArrayMaxSize, IsArray, IsIn, IsInt, IsString, IsUrl, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { compose } from '../validation/compose.js';
import { IsFilled, IsYearFrom } from '../validation/decorators.js';
import { MASCOT_LIMITS, MASCOT_MESSAGES, MASCOT_STATUSES, SCORE, YEAR_MIN } from './rules.js';

/** The field may be left out or emptied with null. */
export const Nullable = () => ValidateIf((_, value) => value !== undefined && value !== null);

/** The field may be left out, but not emptied. */
export const Omittable = () => ValidateIf((_, value) => value !== undefined);

export const MascotName = () =>
  compose(
    IsFilled({ message: MASCOT_MESSAGES.nameRequired }),
    MaxLength(MASCOT_LIMITS.name, { message: MASCOT_MESSAGES.nameTooLong }),
  );

export const BrandName = () =>
  compose(
    IsFilled({ message: MASCOT_MESSAGES.brandRequired }),
    MaxLength(MASCOT_LIMITS.brand, { message: MASCOT_MESSAGES.brandTooLong }),
  );

export const ContributorName = () =>
  compose(
    IsFilled({ message: MASCOT_MESSAGES.contributorRequired }),
    MaxLength(MASCOT_LIMITS.contributor, { message: MASCOT_MESSAGES.contributorTooLong }),
  );

const text = (limit: number, message: string) =>
  compose(Nullable(), IsString({ message: MASCOT_MESSAGES.text }), MaxLength(limit, { message }));

export const ShortText = () => text(MASCOT_LIMITS.shortText, MASCOT_MESSAGES.textTooLong);
export const Description = () => text(MASCOT_LIMITS.visualDesc, MASCOT_MESSAGES.descriptionTooLong);
export const History = () => text(MASCOT_LIMITS.historyOverview, MASCOT_MESSAGES.historyTooLong);

export const Facts = () =>
  compose(
    Omittable(),
    IsArray({ message: MASCOT_MESSAGES.facts }),
    ArrayMaxSize(MASCOT_LIMITS.facts, { message: MASCOT_MESSAGES.tooManyFacts }),
    IsString({ each: true, message: MASCOT_MESSAGES.facts }),
    MaxLength(MASCOT_LIMITS.fact, { each: true, message: MASCOT_MESSAGES.textTooLong }),
  );

export const Score = () =>
  compose(
    Omittable(),
    IsInt({ message: MASCOT_MESSAGES.score }),
    Min(SCORE.min, { message: MASCOT_MESSAGES.score }),
    Max(SCORE.max, { message: MASCOT_MESSAGES.score }),
  );

export const Year = () => compose(Nullable(), IsYearFrom(YEAR_MIN, { message: MASCOT_MESSAGES.year }));

export const SourceUrl = () =>
  compose(
    Nullable(),
    IsUrl({ protocols: ['http', 'https'], require_protocol: true }, { message: MASCOT_MESSAGES.url }),
    MaxLength(MASCOT_LIMITS.url, { message: MASCOT_MESSAGES.url }),
  );

export const Status = () => compose(Omittable(), IsIn(MASCOT_STATUSES, { message: MASCOT_MESSAGES.status }));
