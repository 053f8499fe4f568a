import { ADMIN_TOKEN_STORAGE_KEY, SUBMISSION_SORTS } from '@marcel/contracts';
import { RECENT_SUBMISSIONS } from '../features/dashboard/components/Dashboard';
import { POPULATION_FILTERS, POPULATION_PAGE_SIZE, POPULATION_SORTS } from '../features/image-population/population';
import { SAMPLE_CSV_COLUMNS } from '../features/csv-import/components/DemoDataImport';
import { ADMIN_DEFAULT_PAGE_SIZE, ADMIN_PAGE_SIZES } from '../features/mascots/components/MascotsManagement';
import { ADMIN_DATE_FORMAT } from '../shared/texts';
import { ADMIN_TIMES_MS } from '../shared/times';

const labels = (choices: readonly { label: string }[]) => choices.map(({ label }) => label);

describe('the admin panel', () => {
  it('has the specified intervals and limits', () => {
    expect(ADMIN_TIMES_MS).toMatchObject({
      submissionsRefresh: 30_000,
      mascotsRefresh: 60_000,
      searchDebounce: 300,
      logoutRedirect: 100,
    });
    expect(ADMIN_PAGE_SIZES).toEqual([10, 25, 50]);
    expect(ADMIN_DEFAULT_PAGE_SIZE).toBe(10);
    expect(RECENT_SUBMISSIONS).toBe(5);
    expect(ADMIN_DATE_FORMAT).toBe('MMM d, yyyy HH:mm');
    expect(ADMIN_TOKEN_STORAGE_KEY).toBe('admin_token');
    expect(SAMPLE_CSV_COLUMNS).toHaveLength(13);
  });

  it('offers four sort orders of submissions', () => {
    expect(labels(SUBMISSION_SORTS)).toEqual(['Newest First', 'Oldest First', 'Mascot Name', 'Brand Name']);
  });

  it('populates images of a hundred mascots at a time, one second apart', () => {
    expect([POPULATION_PAGE_SIZE, ADMIN_TIMES_MS.betweenSearches]).toEqual([100, 1000]);
    expect(labels(POPULATION_FILTERS)).toEqual(['All Mascots', 'Missing Images', 'Has Images']);
    expect(labels(POPULATION_SORTS)).toEqual(['Name', 'Brand', 'Status']);
  });
});
