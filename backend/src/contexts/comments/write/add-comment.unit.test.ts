import { COMMENT_LIMITS } from '@marcel/contracts';
import { CommentScreen } from './add-comment.js';

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
