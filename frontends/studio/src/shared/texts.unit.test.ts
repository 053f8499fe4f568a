import { GALLERY_PAGE_SIZE, PAGE_PARAMETERS } from './paging/PagedGallery';
import { POLL_MS } from './records';
import { LIST_TEXTS, PICTURE_CARD_TEXTS, PROMPT_TEXTS, STATUS_LABELS } from './texts';

const spoken = ({ title, body }: { title: string; body?: string }) =>
  body === undefined ? title : `${title} - ${body}`;

describe('the lists of the studio', () => {
  it('page and look again as specified', () => {
    expect(GALLERY_PAGE_SIZE).toBe(20);
    expect(POLL_MS).toBe(5000);
    expect(PAGE_PARAMETERS).toEqual({ hugs: 'marcel_page', images: 'page' });
    expect(LIST_TEXTS.pages(2, 9, 170, 'hugs')).toBe('Showing page 2 of 9 (170 total hugs)');
  });

  it('have the words of the specification', () => {
    expect(Object.values(STATUS_LABELS)).toEqual(['In queue', 'Processing', 'Completed', 'Failed']);
    expect(PICTURE_CARD_TEXTS.broken).toBe('Image Failed to Load');
    expect(spoken(PICTURE_CARD_TEXTS.downloadFailed)).toBe(
      'Download Failed - Failed to download the image. Please try again.',
    );
    expect(spoken(PROMPT_TEXTS.copied)).toBe('Prompt Copied');
  });
});
