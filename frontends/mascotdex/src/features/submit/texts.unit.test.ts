import { SUBMIT_TEXTS } from './api';
import { SUBMIT_REDIRECT_MS } from './components/SubmitForm';

describe('the submit form', () => {
  it('leads back after two seconds', () => {
    expect(SUBMIT_REDIRECT_MS).toBe(2000);
  });

  it('has the words of the specification', () => {
    expect(SUBMIT_TEXTS.success).toEqual({
      title: 'Mascot submitted successfully!',
      body: 'Thank you for your submission. It will be reviewed and added to the database soon.',
    });
    expect(SUBMIT_TEXTS.failed).toBe('Submission failed');
    expect(SUBMIT_TEXTS.failedWith(418)).toBe('Request failed with status 418');
    expect(SUBMIT_TEXTS.fixErrors).toBe('Please fix the validation errors above');
  });
});
