import { GALLERY_PAGE_SIZE, PAGE_PARAMETERS } from './paging/PagedGallery';
import { POLL_MS } from './records';
import { BROKEN_TEXT, STATUS_LABELS } from './texts';

describe('the lists of the studio', () => {
  it('have the specified page sizes and poll intervals', () => {
    expect(GALLERY_PAGE_SIZE).toBe(20);
    expect(POLL_MS).toBe(5000);
    expect(PAGE_PARAMETERS).toEqual({ hugs: 'marcel_page', images: 'page' });
  });

  it('have the texts of the specification', () => {
    expect(Object.values(STATUS_LABELS)).toEqual(['In queue', 'Processing', 'Completed', 'Failed']);
    expect(BROKEN_TEXT).toBe('Image Failed to Load');
  });
});
