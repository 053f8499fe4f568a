import { checkFields } from '../validation/validation.js';
import { DEMONSTRATION_MASCOTS } from './imports.js';
import { MascotInput } from './requests.js';

describe('the demonstration set', () => {
  it('is the five mascots of the specification', () => {
    expect(DEMONSTRATION_MASCOTS.map(({ name }) => name)).toEqual(['Astro', 'Freddie', 'Domo-kun', 'Octocat', 'Tux']);
  });

  it.each(DEMONSTRATION_MASCOTS)('is valid: $name', (row) => {
    expect(checkFields(Object.assign(new MascotInput(), row, { contributor: 'Marcel' }))).toEqual([]);
  });
});
