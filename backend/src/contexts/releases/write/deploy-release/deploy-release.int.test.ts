import { FrontendReport, HEADERS, RELEASE_MESSAGES } from '@marcel/contracts';
import { LOG_ENGINES, type LogEngine } from '../../../../test-support/testing/log-engines.js';
import { ReleaseClient } from '../../../../test-support/releases/release-client.js';
import { startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';

describe.each(LOG_ENGINES)('a deploy with %s', (_, openLog) => {
  let engine: LogEngine;
  let product: TestProduct;
  let studio: ReleaseClient;
  beforeEach(async () => {
    engine = await openLog();
    product = await startTestProduct({
      variables: { ...engine.variables, RELEASE_TOKENS: 'studio:token-of-studio,admin:token-of-admin' },
    });
    studio = new ReleaseClient(product.rest, 'studio', 'token-of-studio');
  });
  afterEach(async () => {
    await product.stop();
    await engine.close();
  });

  it('makes a release live, and tells who did it and why', async () => {
    const one = await studio.publish();
    const answer = await studio.act('releaseDeploy', one, { reason: ' The sale ' });
    expect(FrontendReport.parse(answer.body).live).toMatchObject({ release: one, by: { kind: 'team', id: 'studio' } });
    expect((await studio.history())[0]).toMatchObject({
      type: 'ReleaseActivated',
      release: one,
      reason: 'The sale',
      by: { kind: 'team', id: 'studio' },
      live: one,
    });
  });

  it('is refused for what is not there, and for a frontend of another team', async () => {
    await studio.publish();
    for (const release of ['1.0.0-000000000000', 'latest'])
      expect((await studio.act('releaseDeploy', release)).status).toBe(404);
    const stranger = new ReleaseClient(product.rest, 'studio', 'token-of-admin');
    expect((await stranger.act('releaseDeploy', '1.0.0-000000000000')).status).toBe(403);
  });

  it('that meets another one is refused where it was bound to what its team has seen', async () => {
    const [one, two] = [await studio.publish(), await studio.publish({ version: '2.0.0' })];
    const seen = { [HEADERS.ifMatch]: (await studio.show()).headers.get('etag') ?? '' };
    const answers = await Promise.all([one, two].map((release) => studio.act('releaseDeploy', release, {}, seen)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await studio.history()).toHaveLength(3);
  });

  it('that meets another one does not get lost without that', async () => {
    const releases = [await studio.publish(), await studio.publish({ version: '2.0.0' })];
    const answers = await Promise.all(releases.map((release) => studio.act('releaseDeploy', release)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const turns = (await studio.history()).filter(({ type }) => type === 'ReleaseActivated');
    expect(turns.map(({ release }) => release).sort()).toEqual(releases.sort());
    expect((await studio.report()).live?.release).toBe(turns[0]?.release);
  });

  it('takes no place of what is pinned', async () => {
    const [one, two] = [await studio.deploy(), await studio.publish({ version: '2.0.0' })];
    await studio.act('releasePin', one, { reason: 'The sale' });
    const { status, body } = await studio.act('releaseDeploy', two);
    expect([status, body]).toMatchObject([409, { error: RELEASE_MESSAGES.pinned(one, 'The sale') }]);
  });
});
