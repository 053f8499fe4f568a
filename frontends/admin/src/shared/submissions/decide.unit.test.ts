import { SUBMISSION_LIMITS } from '@marcel/contracts';
import { decisionPath, decisionRequest, notesProblem } from './use-decision';

describe('a decision on a submission', () => {
  it('has its own path', () => {
    expect(decisionPath('approve', 7)).toBe('/api/submissions/7/approve');
    expect(decisionPath('reject', 7)).toBe('/api/submissions/7/reject');
  });

  it('sends trimmed notes, or none with an approval', () => {
    expect(decisionRequest('reject', ' Blurred ')).toEqual({ adminNotes: 'Blurred' });
    expect(decisionRequest('approve', '  ')).toEqual({ adminNotes: null });
  });

  it.each(['', ' \n '])('requires notes for a rejection, which %j does not have', (notes) => {
    expect(notesProblem('reject', notes)).toBe('Please provide admin notes explaining the rejection reason.');
    expect(notesProblem('approve', notes)).toBeNull();
  });

  it('accepts notes up to their limit', () => {
    const longest = 'n'.repeat(SUBMISSION_LIMITS.adminNotes);
    expect(notesProblem('reject', longest)).toBeNull();
    expect(notesProblem('approve', `${longest}n`)).toBe('Admin notes too long');
  });
});
