import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { compose } from '../validation/compose.js';
import {
  BrandName,
  ContributorName,
  Description,
  Facts,
  History,
  MascotName,
  Nullable,
  Omittable,
  Score,
  ShortText,
  SourceUrl,
  Status,
  Year,
} from './fields.js';
import { IsPictureAddress } from './picture-address.js';
import {
  MASCOT_MESSAGES,
  MASCOT_PAGE,
  MASCOT_SORT_FIELDS,
  MASCOT_STATUSES,
  SCORE,
  SEARCH_TEXT_MAX,
  SORT_ORDERS,
  type MascotSortField,
  type MascotStatus,
  type SortOrder,
} from './rules.js';

/** What describes a mascot, as a submitter proposes it. */
export class MascotDetails {
  @MascotName() name!: string;
  @BrandName() brand!: string;
  @ContributorName() contributor!: string;
  @ShortText() industry?: string | null;
  @Description() visualDesc?: string | null;
  @Facts() facts?: string[];
  @ShortText() type?: string | null;
  @ShortText() style?: string | null;
  @Score() cuteness?: number;
  @Score() humor?: number;
  @Score() rebel?: number;
  @Score() weirdness?: number;
  @Score() longevityScore?: number;
  @History() historyOverview?: string | null;
  @SourceUrl() sourceUrl?: string | null;
  @Year() yearIntroduced?: number | null;
  @Year() yearRetired?: number | null;
}

/** A full mascot as an import brings it. */
export class MascotInput extends MascotDetails {
  @Status() status?: MascotStatus;
  @Nullable() @IsPictureAddress({ message: MASCOT_MESSAGES.imageUrl }) imageUrl?: string | null;
}

/** An admin's edit: what is left out stays as it is. */
export class EditMascotRequest {
  @Omittable() @MascotName() name?: string;
  @Omittable() @BrandName() brand?: string;
  @Omittable() @ContributorName() contributor?: string;
  @ShortText() industry?: string | null;
  @Description() visualDesc?: string | null;
  @Facts() facts?: string[];
  @Status() status?: MascotStatus;
  @ShortText() type?: string | null;
  @ShortText() style?: string | null;
  @Score() cuteness?: number;
  @Score() humor?: number;
  @Score() rebel?: number;
  @Score() weirdness?: number;
  @Score() longevityScore?: number;
  @History() historyOverview?: string | null;
  @SourceUrl() sourceUrl?: string | null;
  @Nullable() @IsPictureAddress({ message: MASCOT_MESSAGES.imageUrl }) imageUrl?: string | null;
  @Year() yearIntroduced?: number | null;
  @Year() yearRetired?: number | null;
}

const Bound = () => compose(IsOptional(), IsInt(), Min(SCORE.min), Max(SCORE.max));
const YearBound = () => compose(IsOptional(), IsInt(), Min(0), Max(9999));
const FilterText = () => compose(IsOptional(), IsString(), MaxLength(SEARCH_TEXT_MAX));

/** Query of the directory and of the admin's list. */
export class ListMascotsQuery {
  @IsOptional() @IsInt() @Min(1) @Max(MASCOT_PAGE.limitMax) limit: number = MASCOT_PAGE.limitDefault;
  @IsOptional() @IsInt() @Min(0) @Max(Number.MAX_SAFE_INTEGER) offset: number = 0;
  @FilterText() search?: string;
  @FilterText() industry?: string;
  @FilterText() type?: string;
  @FilterText() style?: string;
  @IsOptional() @IsIn(MASCOT_STATUSES) status?: MascotStatus;
  @IsOptional() @IsIn(MASCOT_SORT_FIELDS) sortBy: MascotSortField = 'createdAt';
  @IsOptional() @IsIn(SORT_ORDERS) sortOrder: SortOrder = 'desc';
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
