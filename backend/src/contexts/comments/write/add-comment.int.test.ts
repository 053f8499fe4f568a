import { ERROR_MESSAGES } from '@marcel/contracts';
import { collect } from '../../../platform/event-store/event-store.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { MascotRegistry } from '../../mascots/index.js';
import { ContentFilter } from '../../moderation/index.js';
import { AddCommentController, AddCommentHandler } from './add-comment.js';

it('a comment is recorded encrypted, and repeated only until it is erased', async () => {
  const side = await WriteSide.open(
    AddCommentHandler,
    { provide: MascotRegistry, useValue: { requirePublished: async () => undefined } },
    { provide: ContentFilter, useValue: { findHoldCause: () => null } },
  );
  const repeatable = { ...context, idempotencySeed: 'key-1' };
  const add = () => new AddCommentController(side.commands).add(9, { author: 'Grace', content: 'Secret' }, repeatable);
  const first = await (await add()).toBody();
  expect(await (await add()).toBody()).toEqual(first);
  expect(JSON.stringify(await collect(side.store.readAll()))).not.toMatch(/Grace|Secret/);
  await side.get(PersonalData).eraseTexts('comment-1');
  await expect(add()).rejects.toMatchObject({ code: 'gone', message: ERROR_MESSAGES.erased });
  await side.close();
});
