import { STUDIO_DEFAULTS } from './rules.js';
import * as screens from './screens.js';

describe('the screens of the studio', () => {
  it('page, look again and list as specified', () => {
    expect(screens.GALLERY_PAGE_SIZE).toBe(20);
    expect(screens.STUDIO_POLL_MS).toBe(5000);
    expect(screens.PAGE_PARAMETERS).toEqual({ hugs: 'marcel_page', images: 'page' });
    expect(screens.DRAWINGS_LISTED).toBe(4);
    expect(screens.DRAWING_TEXTS.more(3)).toBe('+3 more');
    expect(screens.STUDIO_LIST_TEXTS.pages(2, 9, 170, 'hugs')).toBe('Showing page 2 of 9 (170 total hugs)');
  });

  it('have a board of 400 by 400, three colours and a brush', () => {
    expect(screens.DRAWING_BOARD.edge).toBe(400);
    expect(screens.DRAWING_BOARD.brush).toEqual({ min: 1, max: 10, step: 1, default: 3 });
    expect(screens.DRAWING_BOARD.colours.map(({ value }) => value)).toEqual(['#0000FF', '#FFA500', '#F5F5DC']);
    expect(screens.DRAWING_PROMPT).toBe('transform this drawing into a pose with the blue dog');
    expect(screens.DRAWING_USER_NAME).toBe('Artist');
  });

  it('word states and kinds', () => {
    expect(Object.values(screens.GENERATION_STATUS_LABELS)).toEqual(['In queue', 'Processing', 'Completed', 'Failed']);
    expect(Object.values(screens.GALLERY_LABELS).map(({ filter, badge }) => `${filter}: ${badge}`)).toEqual([
      'Marcel Hugs: Hug',
      'Marcel Drawings: Drawing',
      'AI Images: Txt2img',
    ]);
    expect(STUDIO_DEFAULTS).toEqual({ modelId: 'custom-model', format: 'jpeg', likes: 0, urlHealth: 'unknown' });
  });
});
