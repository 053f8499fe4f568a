import { IsIn, IsInt, Max, Min } from 'class-validator';
import { ReasonRequest } from '../history/requests.js';
import { compose } from '../validation/decorators.js';
import { LIKE_MESSAGES, LIKED_KINDS, type LikedKind } from './rules.js';

const Place = () =>
  compose(
    IsInt({ message: LIKE_MESSAGES.span }),
    Min(0, { message: LIKE_MESSAGES.span }),
    Max(Number.MAX_SAFE_INTEGER - 1, { message: LIKE_MESSAGES.span }),
  );

/** Takes back the likes of an item from the first to the last, as far as they count; the reason stays in the log. */
export class TakeBackLikesRequest extends ReasonRequest {
  @IsIn(LIKED_KINDS, { message: LIKE_MESSAGES.kind }) kind!: LikedKind;

  @IsInt({ message: LIKE_MESSAGES.id })
  @Min(1, { message: LIKE_MESSAGES.id })
  @Max(Number.MAX_SAFE_INTEGER, { message: LIKE_MESSAGES.id })
  id!: number;

  /** Which of all the likes that the item ever got, from 0. */
  @Place() first!: number;
  @Place() last!: number;
}
