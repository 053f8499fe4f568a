import { COMMENT_LIMITS, ERROR_MESSAGES } from '@marcel/contracts';
import { collect } from '../../../platform/event-store/event-store.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { MascotRegistry } from '../../mascots/index.js';
import { AddCommentController, AddCommentHandler, CommentScreen } from './add-comment.js';

it('a comment is recorded encrypted, and repeated only until it is erased', async () => {
  const side = await WriteSide.open(
    AddCommentHandler,
    { provide: MascotRegistry, useValue: { requirePublished: async () => undefined } },
    { provide: CommentScreen, useValue: { causeToHold: () => null } },
  );
  const repeatable = { ...context, idempotencySeed: 'key-1' };
  const add = () => new AddCommentController(side.commands).add(9, { author: 'Grace', content: 'Secret' }, repeatable);
  const first = await (await add()).answer();
  expect(await (await add()).answer()).toEqual(first);
  expect(JSON.stringify(await collect(side.store.readAll()))).not.toMatch(/Grace|Secret/);
  await side.get(PersonalData).eraseTexts('comment-1');
  await expect(add()).rejects.toMatchObject({ code: 'gone', message: ERROR_MESSAGES.erased });
  await side.close();
});

const moderation = { reportsToHold: 3, reportsPerVisitor: 30, holdWords: ['Casino', 'спам'] };
const screen = new CommentScreen({ moderation });
const causeOf = (content: string, author = 'Grace') => screen.causeToHold({ author, content });

describe('a comment', () => {
  it.each([
    'Lovely penguin',
    'Greetings from Scunthorpe and Essex',
    'See https://a.example and https://b.example',
    '455 visitors',
  ])('is shown at once: %s', (content) => expect(causeOf(content)).toBeNull());

  it.each(['fuck', 'What a b1tch', 'Kiss my 4ss', 'ʃ𝐟ʃὗƈｋ', 'Best CASÍNO in town', 'Это СПАМ'])(
    'waits for its words: %s',
    (content) => {
      expect(causeOf(content)).toBe('words');
      expect(causeOf('Lovely', content)).toBe('words');
    },
  );

  it('waits for its links, those of its author included', () => {
    expect(causeOf('http://a.example www.b.example https://www.c.example')).toBe('links');
    expect(causeOf('HTTP://a.example www.b.example', 'https://c.example')).toBe('links');
  });

  it.each(['a', 'fu', 'www.', ' ', 'é'])('of %p over and over is decided on at once', (part) => {
    const longest = part.repeat(COMMENT_LIMITS.content / part.length);
    expect([null, 'links', 'words']).toContain(causeOf(longest));
  });
});
