import { SUBMISSION_LIMITS, SUBMISSION_STATUSES, SUBMIT_CHOICES, SUBMIT_REDIRECT_MS, SUBMIT_TEXTS } from './rules.js';

describe('the rules of submissions', () => {
  it('name the states, the longest name and the way back', () => {
    expect(SUBMISSION_STATUSES).toEqual(['pending', 'approved', 'rejected']);
    expect(SUBMISSION_LIMITS.userName).toBe(100);
    expect(SUBMIT_REDIRECT_MS).toBe(2000);
  });

  it('have the words of the specification', () => {
    expect(SUBMIT_TEXTS.success).toEqual({
      title: 'Mascot submitted successfully!',
      body: 'Thank you for your submission. It will be reviewed and added to the database soon.',
    });
    expect(SUBMIT_TEXTS.failed).toBe('Submission failed');
    expect(SUBMIT_TEXTS.failedWith(418)).toBe('Request failed with status 418');
    expect(SUBMIT_TEXTS.fixErrors).toBe('Please fix the validation errors above');
  });

  it('offer what the form offers', () => {
    expect(SUBMIT_CHOICES.industry.join(', ')).toBe(
      'Technology, Food & Beverage, Retail, Healthcare, Finance, Entertainment, Sports, Education, Transportation, Gaming, Telecommunications, Fashion, Automotive, Energy, Other',
    );
    expect(SUBMIT_CHOICES.type.join(', ')).toBe(
      'Animal, Human, Object, Mythical Creature, Robot, Food Character, Abstract Shape, Monster, Superhero, Other',
    );
    expect(SUBMIT_CHOICES.style.join(', ')).toBe(
      'Cartoon, Realistic, Minimalist, Pixel Art, Hand-drawn, 3D Rendered, Vintage, Modern, Cute/Kawaii, Other',
    );
  });
});
