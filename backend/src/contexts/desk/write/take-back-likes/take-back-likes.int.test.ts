import { CommandHandler } from '@nestjs/cqrs';
import { context, WriteSide } from '../../../../test-support/testing/write-side.js';
import { TakeBackMascotLikes } from '../../../mascots/index.js';
import { TakeBackArtworkLikes } from '../../../studio/index.js';
import { TakeBackLikesController } from './take-back-likes.controller.js';

const asked = jest.fn();

/** Stand for the contexts that know the likes. */
@CommandHandler(TakeBackMascotLikes)
class OfMascots {
  async execute({ mascotId, span, reason }: TakeBackMascotLikes) {
    asked({ mascotId, span, reason });
    return { position: undefined, takenBack: 3 };
  }
}

@CommandHandler(TakeBackArtworkLikes)
class OfArtworks {
  async execute({ artwork, span, reason }: TakeBackArtworkLikes) {
    asked({ artwork, span, reason });
    return { position: undefined, takenBack: 2 };
  }
}

it.each([
  ['mascot', { mascotId: 7 }, 3],
  ['hug', { artwork: { series: 'hug', id: 7 } }, 2],
  ['image', { artwork: { series: 'image', id: 7 } }, 2],
] as const)('likes of a %s are taken back where they are known', async (kind, name, takenBack) => {
  const side = await WriteSide.open(OfMascots, OfArtworks);
  const controller = new TakeBackLikesController(side.commands);
  const body = { kind, id: 7, first: 1, last: 3, reason: ' A script ' };
  const { answer } = await controller.takeBack(body, context);
  expect(await answer()).toEqual({ kind, id: 7, takenBack });
  expect(asked).toHaveBeenLastCalledWith({ ...name, span: { first: 1, last: 3 }, reason: 'A script' });
  await side.close();
});
