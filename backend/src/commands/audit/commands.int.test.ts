import { AuditEvent, VerifyReport } from '@marcel/contracts';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';
import { CheckpointRecorder } from '../../contexts/audit/index.js';
import { rewriteEvent } from '../../contexts/audit/testing/rewrite-event.js';
import { runCommand } from './commands.js';

describe('the audit in a terminal', () => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startTestProduct();
    await product.rest.publish();
  });
  afterAll(() => product.stop());

  const run = async (command: string, ...parameters: string[]) => {
    const output = new PassThrough();
    const written = text(output);
    const code = await runCommand(command, parameters, { events: product.engines.events, output });
    output.end();
    return { code, written: await written };
  };
  const covered = async () => {
    let report;
    do {
      await product.app.get(CheckpointRecorder).record();
      report = VerifyReport.parse(JSON.parse((await run('verify')).written));
    } while (report.unsealed > 1);
  };

  it('replays a submission', async () => {
    const { code, written } = await run('replay', '1', '0');
    expect(code).toBe(0);
    expect(JSON.parse(written)).toMatchObject({ revision: 0, submission: { id: 1, status: 'pending' } });
  });

  it('exports every event', async () => {
    const { code, written } = await run('export');
    const events = written
      .trim()
      .split('\n')
      .map((line) => AuditEvent.parse(JSON.parse(line)));
    expect(code).toBe(0);
    expect(events.map(({ type }) => type)).toContain('MascotPublished');
  });

  it('verifies the log, with an exit code that a script can read', async () => {
    await covered();
    expect((await run('verify')).code).toBe(0);
    rewriteEvent(product.dataDirectory, '0000000000000002', (data) => data.replace('Tux', 'Txu'));
    const { code, written } = await run('verify');
    expect(code).toBe(2);
    expect(VerifyReport.parse(JSON.parse(written)).problem?.position).toBe('0000000000000002');
  });

  it.each([['help'], ['replay'], ['replay', 'x']])('explains itself for %j %j', async (command, ...parameters) => {
    expect(await run(command, ...parameters)).toMatchObject({ code: 64, written: expect.stringContaining('verify') });
  });
});
