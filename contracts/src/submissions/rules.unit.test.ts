import { SUBMISSION_LIMITS, SUBMISSION_STATUSES, SUBMIT_CHOICES } from './rules.js';

describe('the rules of submissions', () => {
  it('name the states and the longest name', () => {
    expect(SUBMISSION_STATUSES).toEqual(['pending', 'approved', 'rejected']);
    expect(SUBMISSION_LIMITS.userName).toBe(100);
  });

  it('match the choices of the form', () => {
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
