import { ERROR_MESSAGES } from '@marcel/contracts';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { monitorForm } from './forms.js';

function form(boundary: string, countBytes: ((bytes: number) => void) | null = null) {
  const raw = new PassThrough();
  const parser = new PassThrough();
  let parsed = '';
  parser.on('data', (chunk: Buffer) => (parsed += String(chunk)));
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const { rejected } = monitorForm({ raw, headers, countBytes });
  raw.pipe(parser);
  const send = async (text: string) => {
    raw.write(text);
    await setImmediate();
  };
  return { rejected, send, parsed: () => parsed };
}

it.each(['x', '"x"'])('a form with too many parts is rejected (boundary %s)', async (boundary) => {
  const { rejected, send, parsed } = form(boundary);
  await send('--x\r\n\r\n');
  await send('--x\r\n\r\n'.repeat(100));
  await expect(rejected).rejects.toThrow(ERROR_MESSAGES.malformedBody);
  await send('more');
  expect(parsed().match(/--x/g)).toHaveLength(1);
  expect(parsed()).not.toContain('more');
});

it("a form is rejected once it exceeds the visitor's quota of buffered bytes", async () => {
  let left = 10;
  const { rejected, send, parsed } = form('x', (bytes) => {
    left -= bytes;
    if (left < 0) throw new Error('Too much');
  });
  await send('0123456789');
  await send('beyond');
  await expect(rejected).rejects.toThrow('Too much');
  await send('more');
  expect(parsed()).not.toContain('more');
});
