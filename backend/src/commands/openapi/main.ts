import 'reflect-metadata';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from '../../app/create-app.js';
import { openEngines } from '../../platform/engines/open-engines.js';
import { readSettings } from '../../platform/config/settings.js';
import { createLogger } from '../../platform/observability/logging/logger.js';
import { buildOpenApi } from '../../platform/openapi/build-openapi.js';

const FILE = fileURLToPath(new URL('../../../contracts/openapi.json', import.meta.url));

async function currentDocument(): Promise<string> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'marcel-openapi-'));
  const settings = readSettings({ DATA_DIR: dataDirectory, LOG_LEVEL: 'fatal' });
  const logger = createLogger(settings.logLevel);
  const engines = await openEngines(settings, logger);
  const app = await createApp({
    settings,
    tokens: { admin: 'none', auditor: undefined, named: () => [], teams: () => [] },
    engines,
    logger,
  });
  await app.init();
  const document = buildOpenApi(app);
  await app.close();
  await engines.close();
  await rm(dataDirectory, { recursive: true });
  return `${JSON.stringify(document, null, 2)}\n`;
}

const document = await currentDocument();
if (!process.argv.includes('--check')) await writeFile(FILE, document);
else if ((await readFile(FILE, 'utf8').catch(() => '')) !== document) {
  process.stderr.write('contracts/openapi.json does not match the code; run: npm run openapi -w backend\n');
  process.exitCode = 1;
}
