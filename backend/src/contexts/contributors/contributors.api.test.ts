import { ContributorProfile, fillPath, ROUTES, SUBMISSION_MESSAGES, SubmissionReceipt } from '@marcel/contracts';
import { ModerationClient } from '../../test-support/moderation/moderation-client.js';
import { formOf, type RestAnswer } from '../../test-support/rest-client.js';
import { rest } from '../../test-support/shared-product/shared-product.js';

describe('contributors', () => {
  const profileOf = (name: string) => rest.get(`/api/contributors/${encodeURIComponent(name)}/linkedin`);
  const linkOf = ({ body }: RestAnswer) => ContributorProfile.parse(body).linkedinUrl;
  const contribute = (contributor: string, linkedinUrl: string) => ({ contributor, linkedinUrl });

  it('have the profile of their latest approved submission, for any letter case of the name', async () => {
    await rest.publish(contribute('Augusta / L.', 'https://linkedin.com/in/first'));
    await rest.publish(contribute('AUGUSTA / L.', 'https://linkedin.com/in/second'));
    await rest.submit(contribute('Augusta / L.', 'https://linkedin.com/in/pending'));
    expect((await profileOf('augusta / l.')).body).toEqual({ linkedinUrl: 'https://linkedin.com/in/second' });
  });

  it('are found by their displayed names', async () => {
    await rest.publish(contribute('Rosa\u202e!\u202c', 'https://linkedin.com/in/rosa'));
    expect(linkOf(await profileOf('Rosa!'))).toBe('https://linkedin.com/in/rosa');
    expect(linkOf(await profileOf('Rosa\u202e!\u202c'))).toBe('https://linkedin.com/in/rosa');
  });

  it('are found only while a mascot of theirs is in the directory', async () => {
    await rest.publish(contribute('Hedy', 'https://linkedin.com/in/first'));
    const { id } = await rest.publish(contribute('Hedy', 'https://linkedin.com/in/second'));
    const moderation = new ModerationClient(rest);
    await moderation.moderate({ kind: 'mascot', id }, 'hide');
    expect(linkOf(await profileOf('Hedy'))).toBe('https://linkedin.com/in/first');
    await moderation.moderate({ kind: 'mascot', id }, 'restore');
    expect(linkOf(await profileOf('Hedy'))).toBe('https://linkedin.com/in/second');
  });

  const contributorOf = async (id: number) => (await rest.get(fillPath(ROUTES.mascotContributor, { id }))).body;

  it('of a mascot have the profile of its own submission, whatever others of the same name submit', async () => {
    const first = await rest.publish(contribute('Alan', 'https://linkedin.com/in/alan'));
    const second = await rest.publish(contribute('Alan', 'https://linkedin.com/in/another'));
    expect(await contributorOf(first.id)).toEqual({ linkedinUrl: 'https://linkedin.com/in/alan' });
    expect(await contributorOf(second.id)).toEqual({ linkedinUrl: 'https://linkedin.com/in/another' });
    const json = { contributor: 'Joan' };
    await rest.call('PUT', fillPath(ROUTES.mascot, { id: first.id }), { admin: true, json });
    expect(await contributorOf(first.id)).toEqual({ linkedinUrl: null });
  });

  it('of a mascot without a submission have no profile, and one that does not exist is not found', async () => {
    await rest.call('POST', ROUTES.importDemonstration, { admin: true });
    const demonstration = (await rest.mascots()).find(({ contributor }) => contributor === 'Marcel OS');
    expect(await contributorOf(demonstration?.id ?? 0)).toEqual({ linkedinUrl: null });
    for (const id of [0, 999_999_999]) expect(await contributorOf(id)).toMatchObject({ code: 'not_found' });
  });

  it.each([
    'Marcel OS',
    'marcel os',
    ' Marcel\u200b OS',
    'ＭＡＲＣＥＬ-ＯＳ',
    'Marc\u00adelOS.',
    'М\u0430r\u0441el OS',
    'MarceI 0Ѕ',
    'Rnarce1 0$',
    'Марцел ОС',
  ])('cannot use the name of the site: %p', async (name) => {
    const rejection = (path: string) => ({ details: [{ path, message: SUBMISSION_MESSAGES.reservedName }] });
    const response = await rest.submit({ userName: name });
    expect(response).toMatchObject({ status: 400, body: rejection('userName') });
    expect((await rest.submit({ contributor: name })).body).toMatchObject(rejection('payload.contributor'));
    const { statusUrl } = SubmissionReceipt.parse((await rest.submit({ name: 'Tux', contributor: 'Ada' })).body);
    const form = formOf({ name: 'Tux', brand: 'Linux', contributor: name });
    const path = `${statusUrl.replace('/mascotdx', '/api/submissions')}/revise`;
    expect((await rest.call('POST', path, { form })).body).toMatchObject(rejection('contributor'));
  });
});
