import { IsIn, IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { AfterCursor, IsFilled, MaxLength, Omittable, compose } from '../validation/validation.js';
import {
  GALLERY_SORTS,
  GALLERY_TYPES,
  HUG_KINDS,
  PICTURE_FORMATS,
  STUDIO_DEFAULTS,
  STUDIO_LIMITS,
  STUDIO_MESSAGES,
  STUDIO_PAGE,
  type GallerySort,
  type HugKind,
  type PictureFormat,
} from './rules.js';

const FilledText = (limit: number, required: string, tooLong: string, lines: { multiline?: true } = {}) =>
  compose(IsFilled({ message: required }), MaxLength(limit, { message: tooLong, ...lines }));

export class GenerateHugRequest {
  @FilledText(STUDIO_LIMITS.userName, STUDIO_MESSAGES.userNameRequired, STUDIO_MESSAGES.userNameTooLong)
  userName!: string;

  @Omittable()
  @IsString({ message: STUDIO_MESSAGES.userNameTooLong })
  @MaxLength(STUDIO_LIMITS.userName, { message: STUDIO_MESSAGES.userNameTooLong })
  characterName?: string;
}

export class TransformDrawingRequest {
  @IsOptional()
  @IsString({ message: STUDIO_MESSAGES.promptRequired })
  @MaxLength(STUDIO_LIMITS.prompt, { message: STUDIO_MESSAGES.promptTooLong, multiline: true })
  prompt?: string;
}

export class GenerateImageRequest {
  @FilledText(STUDIO_LIMITS.prompt, STUDIO_MESSAGES.promptRequired, STUDIO_MESSAGES.promptTooLong, { multiline: true })
  prompt!: string;

  @Omittable()
  @Matches(/^[\w.-]+$/, { message: STUDIO_MESSAGES.modelId })
  @MaxLength(STUDIO_LIMITS.modelId, { message: STUDIO_MESSAGES.modelId })
  modelId: string = STUDIO_DEFAULTS.modelId;

  @Omittable()
  @IsIn(PICTURE_FORMATS, { message: STUDIO_MESSAGES.format })
  format: PictureFormat = STUDIO_DEFAULTS.format;
}

export class ReadPromptQuery {
  @Omittable()
  @FilledText(STUDIO_LIMITS.prompt, STUDIO_MESSAGES.promptRequired, STUDIO_MESSAGES.promptTooLong, { multiline: true })
  prompt?: string;
}

/** A visitor's report that a picture does not load; the server then checks for itself. */
export class ReportBrokenRequest {
  @FilledText(STUDIO_LIMITS.url, STUDIO_MESSAGES.url, STUDIO_MESSAGES.url)
  url!: string;

  /** The browser's error; ignored. */
  @IsOptional() clientError?: unknown;
}

const GALLERY_TYPES_LIST = new RegExp(`^(${GALLERY_TYPES.join('|')})(,(${GALLERY_TYPES.join('|')}))*$`);
const GALLERY_ID = '(hug|drawing|gen)-[1-9]\\d{0,14}';
const GALLERY_IDS_LIST = new RegExp(`^${GALLERY_ID}(,${GALLERY_ID}){0,${STUDIO_PAGE.limitMax - 1}}$`);

const Limit = () => compose(IsOptional(), IsInt(), Min(1), Max(STUDIO_PAGE.limitMax));
const Offset = () => compose(IsOptional(), IsInt(), Min(0), Max(Number.MAX_SAFE_INTEGER));
const BooleanText = () => compose(IsOptional(), IsIn(['true', 'false']));

export class ListImagesQuery {
  @Limit() limit: number = STUDIO_PAGE.limitDefault;
  @Offset() offset: number = 0;
  @AfterCursor() after?: string;
  @BooleanText() hideBroken?: 'true' | 'false';
}

export class GallerySelectionQuery {
  @IsOptional() @Matches(GALLERY_TYPES_LIST) kinds?: string;
  @IsOptional() @IsIn(GALLERY_SORTS) sort: GallerySort = 'recent';
  @IsOptional() @IsString() @MaxLength(STUDIO_LIMITS.search, { multiline: true }) search?: string;
  /** Comma-separated, such as `hug-7,gen-9`. */
  @IsOptional() @Matches(GALLERY_IDS_LIST) ids?: string;
}

export class ListGalleryQuery extends GallerySelectionQuery {
  @Limit() limit: number = STUDIO_PAGE.limitDefault;
  @AfterCursor() after?: string;
}

export class ListHugsQuery extends ListImagesQuery {
  @IsOptional() @IsIn(HUG_KINDS) kind?: HugKind;
}
