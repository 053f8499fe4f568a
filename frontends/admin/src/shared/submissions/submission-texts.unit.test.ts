import { adminDate } from '../dates/admin-date';
import { aSubmission } from '../testing/fixtures';
import { brandName, mascotName, valueOrFallback } from './submission-texts';

describe('the texts of a submission', () => {
  it('names mascot and brand', () => {
    const submission = aSubmission({ payload: { name: 'Duke', brand: 'Java' } });
    expect([mascotName(submission), brandName(submission)]).toEqual(['Duke', 'Java']);
  });

  it.each([{}, { name: '', brand: ' ' }])('falls back when they are missing: %j', (payload) => {
    const submission = aSubmission({ payload });
    expect([mascotName(submission), brandName(submission)]).toEqual(['Unnamed Mascot', 'Unknown Brand']);
  });

  it('says so when another value was not given', () => {
    expect(['Robot', '', null, undefined].map(valueOrFallback)).toEqual([
      'Robot',
      'Not provided',
      'Not provided',
      'Not provided',
    ]);
  });

  it('writes dates like Mar 5, 2024 09:07', () => {
    expect(adminDate('2024-03-05T09:07:30')).toBe('Mar 5, 2024 09:07');
  });
});
