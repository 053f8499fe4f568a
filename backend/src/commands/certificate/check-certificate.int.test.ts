import { LogCertificate, ROUTES, VerificationRun } from '@marcel/contracts';
import { createPublicKey } from 'node:crypto';
import { Readable } from 'node:stream';
import { exportLines, HashedLog, LogSealer, signerOf } from '../../contexts/audit/index.js';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';
import { notaryKey } from '../audit/commands.js';
import { CertificateRefused, checkCertificate } from './check-certificate.js';

const NOTARY_KEY = Buffer.alloc(32, 1);
const notary = { notaryKey: NOTARY_KEY };
const stranger = { notaryKey: Buffer.alloc(32, 2) };
const key = notaryKey(notary);

describe('a certificate of the log', () => {
  let product: TestProduct;
  let certificate: LogCertificate;
  let lines: string[];

  const verification = async (method: 'GET' | 'POST' = 'GET') =>
    VerificationRun.parse((await product.rest.call(method, ROUTES.auditVerification, { admin: true })).body);
  const log = (change: (line: string) => string = (line) => line) => Readable.from(lines.map(change));
  const check = (change: Partial<LogCertificate> = {}, evidence: object = {}) =>
    checkCertificate(JSON.stringify({ ...certificate, ...change }), { key, ...evidence });

  beforeAll(async () => {
    product = await startTestProduct({ variables: { NOTARY_KEY: NOTARY_KEY.toString('base64') } });
    await product.rest.publish();
    await product.app.get(LogSealer).seal();
    let run = await verification('POST');
    while (run.status === 'running') run = await verification();
    certificate = LogCertificate.parse(run.result?.certificate);
    lines = [];
    for await (const line of exportLines(new HashedLog(product.engines.events))) lines.push(line);
  });
  afterAll(() => product.stop());

  it('comes of a verification that goes on when nobody looks', async () => {
    const { status, result } = await verification();
    expect(status).toBe('completed');
    expect(result?.report).toMatchObject({ holds: true, firstTime: certificate.first.time });
    expect(certificate.publicKey).toBe(signerOf(notary)?.key);
    expect(certificate.events).toBeGreaterThan(2);
  });

  it('is for auditors, and no one else', async () => {
    for (const method of ['GET', 'POST'])
      expect((await product.rest.call(method, ROUTES.auditVerification)).status).toBe(401);
  });

  it('holds elsewhere, with the log and without it', async () => {
    expect(await check()).toContain(`The certificate holds: ${certificate.events} events`);
    expect(await check({}, { log: log() })).toContain('The certificate and the log hold');
  });

  it.each<[string, Partial<LogCertificate>, string]>([
    ['more events', { events: 4000 }, 'It was changed'],
    ['another hash', { hash: '0'.repeat(64) }, 'It was changed'],
    ['another key', { publicKey: signerOf(stranger)?.key ?? null }, 'Another key has signed it'],
    ['no signature', { signature: null }, 'Nobody has signed'],
  ])('is refused with %s', async (_, change, why) => {
    await expect(check(change)).rejects.toThrow(CertificateRefused);
    await expect(check(change)).rejects.toThrow(why);
  });

  it.each(['{', '{"format":"letter"}'])('is not %s', (text) =>
    expect(checkCertificate(text, { key })).rejects.toThrow('not a certificate'),
  );

  it('of a foreign key is refused, and so is what is no key', async () => {
    await expect(check({}, { key: notaryKey(stranger) })).rejects.toThrow('Another key has signed it');
    await expect(check({}, { key: 'a key' })).rejects.toThrow('not a public key');
    expect(createPublicKey(key).asymmetricKeyType).toBe('ed25519');
  });

  it('does not fit a log that was changed, cut off or is none', async () => {
    await expect(check({}, { log: log((line) => line.replace('Tux', 'Txu')) })).rejects.toThrow('another hash');
    await expect(check({}, { log: Readable.from(lines.slice(0, 2)) })).rejects.toThrow('The log ends after 2 of');
    await expect(check({}, { log: Readable.from(['{}']) })).rejects.toThrow('Line 1 of the log is no event');
  });
});
