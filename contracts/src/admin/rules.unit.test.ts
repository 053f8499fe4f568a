import {
  BULK_SEARCH_PAUSE_MS,
  POPULATION_FILTERS,
  POPULATION_PAGE_SIZE,
  POPULATION_SORTS,
} from './image-population.js';
import * as rules from './rules.js';

const labels = (choices: readonly { label: string }[]) => choices.map(({ label }) => label);

describe('the admin desk', () => {
  it('refreshes, waits and counts as specified', () => {
    expect(rules.ADMIN_TIMES_MS).toMatchObject({
      submissionsRefresh: 30_000,
      mascotsRefresh: 60_000,
      searchDebounce: 300,
      logoutRedirect: 100,
    });
    expect(rules.ADMIN_PAGE_SIZES).toEqual([10, 25, 50]);
    expect(rules.ADMIN_DEFAULT_PAGE_SIZE).toBe(10);
    expect(rules.RECENT_SUBMISSIONS).toBe(5);
    expect(rules.ADMIN_DATE_FORMAT).toBe('MMM d, yyyy HH:mm');
    expect(rules.ADMIN_TOKEN_STORAGE_KEY).toBe('admin_token');
  });

  it('offers four orders of submissions', () => {
    expect(labels(rules.SUBMISSION_SORTS)).toEqual(['Newest First', 'Oldest First', 'Mascot Name', 'Brand Name']);
  });

  it('populates images a hundred mascots at a time, a second apart', () => {
    expect([POPULATION_PAGE_SIZE, BULK_SEARCH_PAUSE_MS]).toEqual([100, 1000]);
    expect(labels(POPULATION_FILTERS)).toEqual(['All Mascots', 'Missing Images', 'Has Images']);
    expect(labels(POPULATION_SORTS)).toEqual(['Name', 'Brand', 'Status']);
  });
});
