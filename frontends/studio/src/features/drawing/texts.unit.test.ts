import { DRAWINGS_LISTED } from './components/DrawingPanel';
import { DRAWING_BOARD } from './board';
import { DRAWING_TEXTS } from './texts';

const spoken = ({ title, body }: { title: string; body?: string }) =>
  body === undefined ? title : `${title} - ${body}`;

describe('the drawing page', () => {
  it('has a board of 400 by 400, three colours and a brush', () => {
    expect(DRAWING_BOARD.edge).toBe(400);
    expect(DRAWING_BOARD.brush).toEqual({ min: 1, max: 10, step: 1, default: 3 });
    expect(DRAWING_BOARD.colours.map(({ value }) => value)).toEqual(['#0000FF', '#FFA500', '#F5F5DC']);
  });

  it('has the words of the specification', () => {
    const { missing, submitted, refused, failed, more } = DRAWING_TEXTS;
    expect([missing, submitted, failed].map(spoken)).toEqual([
      'No Drawing - Please create a drawing first!',
      'Drawing Submitted!',
      'Generation Failed - Something went wrong. Please try again.',
    ]);
    expect(refused).toBe('Failed to submit drawing');
    expect([DRAWINGS_LISTED, more(3)]).toEqual([4, '+3 more']);
  });
});
