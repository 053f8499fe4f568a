import { fillPath, ROUTES } from './routes.js';

describe('paths', () => {
  it('are filled with encoded values', () => {
    expect(fillPath(ROUTES.contributorProfile, { name: 'Ada / Lovelace?' })).toBe(
      '/api/contributors/Ada%20%2F%20Lovelace%3F/linkedin',
    );
    expect(fillPath(ROUTES.pictureVariant, { width: 320, file: 'a.webp' })).toBe('/pictures/320/a.webp');
  });
});
