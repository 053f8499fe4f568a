import { aSubmission } from '../../shared/testing/fixtures';
import { approvalRate, medianWait } from './components/Dashboard';

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
