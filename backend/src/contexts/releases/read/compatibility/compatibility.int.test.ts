import { CompatibilityReport, FrontendList, fillPath, ROUTES } from '@marcel/contracts';
import { mkdir, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { COMPATIBILITY_ROUTES } from '../../rest/compatibility-routes.js';
import { LOG_ENGINES, type LogEngine } from '../../../../test-support/testing/log-engines.js';
import { filesOf, folderForm, ReleaseClient } from '../../../../test-support/releases/release-client.js';
import { startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';

const errorOf = ({ body }: { body: unknown }) => body;

const shellOf = (kit: string, kitExports: string[], version = kit) => ({
  version,
  provides: { shell: '1.0.0', kit, kitExports },
});
const needing = (kitExports: string[], version = '1.0.0', more = {}) => ({
  version,
  needs: { shell: '^1.0.0', kit: '^1.0.0', kitExports, operations: [], ...more },
});

describe.each(LOG_ENGINES)('what does not fit, with %s,', (_, openLog) => {
  let engine: LogEngine;
  let product: TestProduct;
  let studio: ReleaseClient;
  let shell: ReleaseClient;
  beforeEach(async () => {
    engine = await openLog();
    product = await startTestProduct({ variables: engine.variables });
    studio = new ReleaseClient(product.rest, 'studio');
    shell = new ReleaseClient(product.rest, 'shell');
  });
  afterEach(async () => {
    await product.stop();
    await engine.close();
  });
  const compatibility = async () =>
    CompatibilityReport.parse((await product.rest.call('GET', COMPATIBILITY_ROUTES.all, { admin: true })).body);

  it('is not deployed, tried out or promoted, and the refusal names it', async () => {
    const live = await shell.deploy(shellOf('1.0.0', ['Button']));
    const release = await studio.publish(needing(['Button', 'Grid']));
    const error = `studio@${release} needs the export \`Grid\` of the kit, which the live shell ${live} does not have.`;
    for (const [action, json] of [
      ['releaseDeploy', {}],
      ['releaseCanary', { share: 10 }],
    ] as const) {
      const answer = await studio.act(action, release, json);
      expect([answer.status, answer.body]).toMatchObject([409, { error, details: [{ message: error }] }]);
    }
    expect(await studio.history()).toHaveLength(1);
  });

  it('is deployed by force, which the history tells with the reason', async () => {
    await shell.deploy(shellOf('1.0.0', []));
    const release = await studio.publish(needing(['Grid']));
    expect((await studio.act('releaseDeploy', release, { force: true })).status).toBe(400);
    expect((await studio.act('releaseDeploy', release, { force: true, reason: 'The old one is worse' })).status).toBe(
      200,
    );
    expect((await studio.history())[0]).toMatchObject({
      reason: expect.stringMatching(/^The old one is worse \(forced: studio@.* needs the export `Grid`/),
    });
    expect((await studio.act('releasePin', release, { reason: 'The sale' })).status).toBe(409);
    expect(await compatibility()).toMatchObject({ fits: false, misfits: [expect.stringContaining('Grid')] });
    const list = FrontendList.parse((await product.rest.call('GET', ROUTES.frontends, { admin: true })).body);
    expect(list.map(({ name, misfits }) => [name, misfits?.length])).toEqual([
      ['shell', 0],
      ['studio', 1],
    ]);
    expect((await product.rest.call('GET', ROUTES.metrics, { admin: true })).body).toContain(
      'frontend_misfits{frontend="studio"} 1',
    );
  });

  it('keeps a shell from going live beside what is live, or is tried out', async () => {
    await shell.deploy(shellOf('1.0.0', ['Button', 'Grid']));
    const live = await studio.deploy(needing(['Button']));
    const canary = await studio.publish(needing(['Grid'], '1.1.0'));
    await studio.act('releaseCanary', canary, { share: 10 });
    for (const [exports, lacking, needed] of [
      [['Grid'], live, 'Button'],
      [['Button'], canary, 'Grid'],
    ] as const) {
      const next = await shell.publish(shellOf('1.1.0', [...exports]));
      expect((await shell.act('releaseDeploy', next)).body).toMatchObject({
        error: `studio@${lacking} needs the export \`${needed}\` of the kit, which shell@${next} does not have.`,
      });
    }
    const major = await shell.publish(shellOf('2.0.0', []));
    expect((await shell.act('releaseDeploy', major)).status).toBe(200);
  });

  it('can be rolled back to by force alone', async () => {
    await shell.deploy(shellOf('1.0.0', ['Grid']));
    const first = await studio.deploy(needing(['Grid']));
    await studio.deploy(needing([], '2.0.0'));
    const next = await shell.publish(shellOf('1.1.0', []));
    await shell.act('releaseDeploy', next);
    expect(await studio.decide('frontendRollback')).toMatchObject({ status: 409 });
    const path = fillPath(ROUTES.frontendRollback, { frontend: 'studio' });
    const json = { reason: 'It burns', force: true };
    expect((await product.rest.call('POST', path, { json, admin: true })).status).toBe(200);
    expect((await studio.report()).live?.release).toBe(first);
  });

  it('is known of what only this server lacks', async () => {
    const gone = await studio.publish(needing([], '1.0.0', { operations: ['directory.list', 'gallery.rotate'] }));
    expect((await studio.act('releaseDeploy', gone)).body).toMatchObject({
      error: `studio@${gone} needs the operation \`gallery.rotate\` of the API, which it does not have.`,
    });
    const read = {
      'directory.list': { '': 'object', '.mascots': 'array', '.mascots[]': 'object', '.mascots[].motto': 'string' },
    };
    const other = await studio.publish(needing([], '1.1.0', { operations: ['directory.list'], answers: read }));
    expect((await studio.act('releaseDeploy', other)).body).toMatchObject({
      error: `studio@${other} reads \`mascots[].motto\`, which may be missing, from \`directory.list\` of the API.`,
    });
  });

  it('is told of a release and of a build, of which nothing is kept', async () => {
    await shell.deploy(shellOf('1.0.0', ['Button']));
    const release = await studio.publish(needing(['Grid']));
    const told = await product.rest.call(
      'GET',
      fillPath(COMPATIBILITY_ROUTES.release, { frontend: 'studio', release }),
      { admin: true },
    );
    expect(CompatibilityReport.parse(told.body)).toMatchObject({ fits: false });
    const form = folderForm({ 'release.json': filesOf('letters', needing(['Button']))['release.json'] ?? '' });
    const path = fillPath(COMPATIBILITY_ROUTES.build, { frontend: 'letters' });
    const { body } = await product.rest.call('POST', path, { form, admin: true });
    expect(CompatibilityReport.parse(body)).toMatchObject({
      fits: true,
      compared: expect.arrayContaining(['letters@1.0.0']),
    });
    expect(
      (
        await product.rest.call('POST', fillPath(COMPATIBILITY_ROUTES.build, { frontend: 'x' }), {
          form,
          admin: true,
        })
      ).status,
    ).toBe(400);
  });
});

it('a build is told of programs that it would take from visitors, which a roll-back may', async () => {
  const product = await startTestProduct();
  const letters = new ReleaseClient(product.rest, 'letters');
  const exposes = { programs: [{ path: '/letters', title: 'Our Letters' }] };
  const [first] = [await letters.deploy(), await letters.deploy({ version: '2.0.0', exposes })];
  const form = folderForm({ 'release.json': filesOf('letters', { version: '2.1.0' })['release.json'] ?? '' });
  const path = fillPath(COMPATIBILITY_ROUTES.build, { frontend: 'letters' });
  const { misfits } = CompatibilityReport.parse((await product.rest.call('POST', path, { form, admin: true })).body);
  expect(misfits).toEqual([
    expect.stringMatching(
      /^letters@2\.1\.0 has no program at \/letters, where the live letters@2.* has Our Letters\.$/,
    ),
  ]);
  await letters.decide('frontendRollback');
  expect((await letters.report()).live?.release).toBe(first);
  await product.stop();
});

it('what the product was built with is compared, too', async () => {
  const product = await startTestProduct();
  const built = async (name: string, described: object) => {
    await mkdir(path.join(product.dataDirectory, name, 'dist'), { recursive: true });
    const file = path.join(product.dataDirectory, name, 'dist', 'release.json');
    await writeFile(file, JSON.stringify({ name, ...described }));
  };
  await built('shell', shellOf('1.0.0', ['Button']));
  await built('studio', needing(['Grid']));
  const answer = await product.rest.call('GET', COMPATIBILITY_ROUTES.all, { admin: true });
  expect(CompatibilityReport.parse(answer.body).misfits).toEqual([
    'studio@1.0.0 needs the export `Grid` of the kit, which the live shell 1.0.0 does not have.',
  ]);
  const release = await new ReleaseClient(product.rest, 'studio').publish(needing(['Grid'], '2.0.0'));
  const refused = await new ReleaseClient(product.rest, 'studio').act('releaseDeploy', release);
  expect(errorOf(refused)).toMatchObject({ error: expect.stringContaining('the live shell 1.0.0 does not have') });
  await product.stop();
});
