import { IsIn, IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { AfterCursor, IsNotInFuture, IsDay, MaxLength, compose } from '../validation/validation.js';
import { MASCOT_FIELDS } from './fields.js';
import { MAX_LIKES_PER_REQUEST } from './live-updates.js';
import {
  MASCOT_LIMITS,
  MASCOT_LIST_SORTS,
  MASCOT_MESSAGES,
  MASCOT_PAGE,
  MASCOT_PICTURES,
  MASCOT_STATUSES,
  SCORE,
  SORT_ORDERS,
  type MascotListSort,
  type MascotPicture,
  type MascotStatus,
  type SortOrder,
} from './rules.js';

const ID_LIST = new RegExp(`^[1-9]\\d{0,14}(?:,[1-9]\\d{0,14}){0,${MAX_LIKES_PER_REQUEST - 1}}$`);

export const SEARCH_TEXT_MAX = MASCOT_FIELDS.visualDesc.limit;

const Bound = () => compose(IsOptional(), IsInt(), Min(SCORE.min), Max(SCORE.max));
const YearBound = () => compose(IsOptional(), IsInt(), Min(0), Max(9999));
/** The day, in UTC, whose end the response shows; default: the present. */
const AsOfDay = () =>
  compose(IsOptional(), IsDay({ message: MASCOT_MESSAGES.day }), IsNotInFuture({ message: MASCOT_MESSAGES.dayToCome }));
const FilterText = () => compose(IsOptional(), IsString(), MaxLength(SEARCH_TEXT_MAX, { multiline: true }));

export class MascotFilterQuery {
  @FilterText() search?: string;
  @FilterText() industry?: string;
  @FilterText() type?: string;
  @FilterText() style?: string;
  @IsOptional() @IsIn(MASCOT_STATUSES) status?: MascotStatus;
  @IsOptional() @IsIn(MASCOT_PICTURES) picture?: MascotPicture;
  @Bound() minCuteness?: number;
  @Bound() maxCuteness?: number;
  @Bound() minHumor?: number;
  @Bound() maxHumor?: number;
  @Bound() minRebel?: number;
  @Bound() maxRebel?: number;
  @Bound() minWeirdness?: number;
  @Bound() maxWeirdness?: number;
  @YearBound() minYearIntroduced?: number;
  @YearBound() maxYearIntroduced?: number;
  @YearBound() minYearRetired?: number;
  @YearBound() maxYearRetired?: number;
}

export class ListMascotsQuery extends MascotFilterQuery {
  @IsOptional() @IsInt() @Min(1) @Max(MASCOT_PAGE.limitMax) limit: number = MASCOT_PAGE.limitDefault;
  @IsOptional() @IsInt() @Min(0) @Max(Number.MAX_SAFE_INTEGER) offset: number = 0;
  @AfterCursor() after?: string;
  @IsOptional() @IsIn(MASCOT_LIST_SORTS) sortBy: MascotListSort = 'createdAt';
  @IsOptional() @IsIn(SORT_ORDERS) sortOrder: SortOrder = 'desc';
  @AsOfDay() asOf?: string;
}

export class ShowMascotQuery {
  @AsOfDay() asOf?: string;
}

export class CountLikesQuery {
  @IsOptional() @Matches(ID_LIST, { message: MASCOT_MESSAGES.ids }) ids?: string;
}

export class SuggestMascotsQuery {
  @IsOptional() @IsString() @MaxLength(MASCOT_LIMITS.shortText, { multiline: true }) search: string = '';
}
