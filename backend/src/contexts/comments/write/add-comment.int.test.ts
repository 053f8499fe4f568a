import { ERROR_MESSAGES, MASCOT_MESSAGES } from '@marcel/contracts';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { collect } from '../../../platform/event-store/collect.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { MascotRegistry } from '../../mascots/index.js';
import { comments } from '../domain/comment.js';
import { AddCommentController, AddCommentHandler, CommentScreen } from './add-comment.js';

const registry: Pick<MascotRegistry, 'requirePublished'> = {
  requirePublished: async (id) => {
    if (id !== 9) throw new DomainError('not_found', MASCOT_MESSAGES.notFound);
  },
};

const screen: Pick<CommentScreen, 'causeToHold'> = {
  causeToHold: ({ content }) => (content.startsWith('Why') ? 'words' : null),
};

describe('adding a comment', () => {
  let side: WriteSide;

  beforeEach(async () => {
    side = await WriteSide.open(
      AddCommentHandler,
      { provide: MascotRegistry, useValue: registry },
      { provide: CommentScreen, useValue: screen },
    );
  });
  afterEach(() => side.close());

  const add = (mascotId: number, content: string) =>
    new AddCommentController(side.commands).add(mascotId, { author: ' Grace ', content }, context);

  it('records it under an id of its own, and answers it', async () => {
    await add(9, 'First');
    const { answer } = await add(9, ' Second ');
    const data = { commentId: 2, mascotId: 9, author: 'Grace', content: 'Second', held: null };
    expect((await side.recorded(comments.at(9))).at(-1)).toEqual({ type: 'CommentAdded', data, command: 'AddComment' });
    const comment = { id: 2, mascotId: 9, author: 'Grace', content: 'Second' };
    expect(await answer()).toEqual({ ...comment, createdAt: expect.any(String) });
  });

  it('is recorded sealed, and repeated only until it is erased', async () => {
    const repeatable = { ...context, idempotencySeed: 'key-1' };
    const again = () =>
      new AddCommentController(side.commands).add(9, { author: 'Grace', content: 'Secret' }, repeatable);
    const first = await (await again()).answer();
    expect(await (await again()).answer()).toEqual(first);
    expect(JSON.stringify(await collect(side.store.readAll()))).not.toMatch(/Grace|Secret/);
    await side.get(PersonalData).eraseWords('comment-1');
    await expect(again()).rejects.toMatchObject({ code: 'gone', message: ERROR_MESSAGES.erased });
  });

  it('tells its author that it waits', async () => {
    const { answer } = await add(9, 'Why?');
    expect(await side.recorded(comments.at(9))).toMatchObject([{ data: { held: 'words' } }]);
    expect(await answer()).toMatchObject({ held: true });
  });

  it('is refused for a mascot that is not in the directory, and takes no id', async () => {
    await expect(add(8, 'Hello?')).rejects.toMatchObject({ code: 'not_found' });
    expect(await side.store.head()).toBeUndefined();
  });
});
