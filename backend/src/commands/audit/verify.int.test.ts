import { VerifyReport } from '@marcel/contracts';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';
import { CheckpointRecorder } from '../../contexts/audit/index.js';
import { rewriteEvent } from '../../contexts/audit/testing/rewrite-event.js';
import { verify } from './verify.js';

describe('the audit in a terminal', () => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startTestProduct();
    await product.rest.publish();
  });
  afterAll(() => product.stop());

  const run = async () => {
    const output = new PassThrough();
    const written = text(output);
    const code = await verify(product.engines.events, output);
    output.end();
    return { code, written: await written };
  };
  const covered = async () => {
    let report;
    do {
      await product.app.get(CheckpointRecorder).record();
      report = VerifyReport.parse(JSON.parse((await run()).written));
    } while (report.uncovered > 1);
  };

  it('verifies the log, with an exit code that a script can read', async () => {
    await covered();
    expect((await run()).code).toBe(0);
    rewriteEvent(product.dataDirectory, '0000000000000002', (data) => data.replace('Tux', 'Txu'));
    const { code, written } = await run();
    expect(code).toBe(2);
    expect(VerifyReport.parse(JSON.parse(written)).problem?.position).toBe('0000000000000002');
  });
});
