import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { linesOf } from '../../platform/backup/lines.js';
import { CertificateRefused, checkCertificate } from './check-certificate.js';

const USAGE = `Usage: npm run audit:check -w backend -- --certificate FILE --key FILE [--log FILE]

  --certificate  as the audit page gives it
  --key          the notary's public key in PEM, from whoever runs the product: npm run audit -w backend -- key
  --log          the exported log (NDJSON): it is folded again and compared

Needs no product, no settings and no network. Exit code 2 when it does not hold.
`;

const [FAILED, MISUSED] = [2, 64];

process.chdir(process.env.INIT_CWD ?? process.cwd());
try {
  const { values } = parseArgs({
    options: { certificate: { type: 'string' }, key: { type: 'string' }, log: { type: 'string' } },
  });
  const { certificate, key, log } = values;
  if (certificate === undefined || key === undefined) {
    process.stderr.write(USAGE);
    process.exitCode = MISUSED;
  } else {
    const evidence = {
      key: await readFile(key, 'utf8'),
      ...(log !== undefined && { log: linesOf(createReadStream(log)) }),
    };
    process.stdout.write(`${await checkCertificate(await readFile(certificate, 'utf8'), evidence)}\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof CertificateRefused ? FAILED : 1;
}
