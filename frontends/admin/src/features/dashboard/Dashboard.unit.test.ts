import { aSubmission } from '../../shared/testing/fixtures';
import { approvalRate, medianWait, newest } from './components/Dashboard';

describe('newest', () => {
  it('takes the five latest, and of two at once the later number', () => {
    const days = ['03', '01', '06', '04', '04', '05'];
    const submissions = days.map((day, id) => aSubmission({ id, createdAt: `2024-01-${day}T00:00:00Z` }));
    expect(newest(submissions).map(({ id }) => id)).toEqual([2, 5, 4, 3, 0]);
  });
});

describe('review figures', () => {
  const decidedAfter = (hours: number) =>
    aSubmission({
      status: 'approved',
      createdAt: '2024-03-01T00:00:00Z',
      processedAt: new Date(Date.UTC(2024, 2, 1) + hours * 3_600_000).toISOString(),
    });

  it.each([
    [[], '–'],
    [[0.5], '30 min'],
    [[1, 100, 3], '3 h'],
    [[72], '3 days'],
  ])('the median of waits of %j hours is %s', (hours, text) =>
    expect(medianWait([aSubmission({ processedAt: null }), ...hours.map(decidedAfter)])).toBe(text),
  );

  it('is the share of the approved ones among the decided', () => {
    expect(approvalRate(2, 1)).toBe('67%');
    expect(approvalRate(0, 0)).toBe('–');
  });
});
