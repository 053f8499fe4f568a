import { ContributorProfile, ROUTES } from '@marcel/contracts';
import type { RestAnswer } from '../../test-support/rest-client.js';
import { rest } from '../../test-support/shared-product/shared-product.js';

describe('contributors', () => {
  const profileOf = (name: string) => rest.get(`/api/contributors/${encodeURIComponent(name)}/linkedin`);
  const linkOf = ({ body }: RestAnswer) => ContributorProfile.parse(body).linkedinUrl;
  const contribute = (contributor: string, linkedinUrl: string) => ({ contributor, linkedinUrl });

  it('are known by their latest approved submission, in any case', async () => {
    await rest.publish(contribute('Augusta / L.', 'https://linkedin.com/in/first'));
    await rest.publish(contribute('AUGUSTA / L.', 'https://linkedin.com/in/second'));
    await rest.submit(contribute('Augusta / L.', 'https://linkedin.com/in/pending'));
    expect((await profileOf('augusta / l.')).body).toEqual({ linkedinUrl: 'https://linkedin.com/in/second' });
  });

  it('are known by their names as people are shown them', async () => {
    await rest.publish(contribute('Rosa\u202e!\u202c', 'https://linkedin.com/in/rosa'));
    expect(linkOf(await profileOf('Rosa!'))).toBe('https://linkedin.com/in/rosa');
    expect(linkOf(await profileOf('Rosa\u202e!\u202c'))).toBe('https://linkedin.com/in/rosa');
  });

  it('are known by what is in the directory only', async () => {
    await rest.publish(contribute('Hedy', 'https://linkedin.com/in/first'));
    const { id } = await rest.publish(contribute('Hedy', 'https://linkedin.com/in/second'));
    const judge = (action: string) =>
      rest.call('POST', ROUTES.moderation, {
        admin: true,
        json: { items: [{ kind: 'mascot', id }], action, reason: 'Looked at' },
      });
    await judge('hide');
    expect(linkOf(await profileOf('Hedy'))).toBe('https://linkedin.com/in/first');
    await judge('restore');
    expect(linkOf(await profileOf('Hedy'))).toBe('https://linkedin.com/in/second');
  });

  it('are unknown before anything of theirs is approved', async () => {
    await rest.submit(contribute('Grace Hopper', 'https://linkedin.com/in/grace'));
    expect(await profileOf('Grace Hopper')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('have no profile without an error, for a page that asks about them', async () => {
    await rest.publish(contribute('Alan', 'https://linkedin.com/in/alan'));
    const about = (name: string) => rest.get(`/api/contributors/${name}`);
    expect(await about('Nobody')).toMatchObject({ status: 200, body: { linkedinUrl: null } });
    expect(linkOf(await about('Alan'))).toBe('https://linkedin.com/in/alan');
  });
});
