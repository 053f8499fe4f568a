import { ROUTES } from '@marcel/contracts';
import { readdir, readFile } from 'node:fs/promises';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rest } from '../test-support/shared-product/shared-product.js';

const DESCRIPTION = fileURLToPath(new URL('../../../contracts/openapi.json', import.meta.url));

const CONTEXTS = fileURLToPath(new URL('../contexts', import.meta.url));
const BUNDLE = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

describe('the bundled server', () => {
  it('keeps the class names of the API', async () => {
    const { body } = await rest.get(ROUTES.openapi);
    expect(body).toEqual(JSON.parse(await readFile(DESCRIPTION, 'utf8')));
  });

  it('keeps the class names of commands, which events record', async () => {
    const files = (await readdir(CONTEXTS, { recursive: true })).filter((file) => /\bwrite\/.*\w\.ts$/.test(file));
    const sources = await Promise.all(files.map((file) => readFile(path.join(CONTEXTS, file), 'utf8')));
    const names = sources.flatMap((source) =>
      [...source.matchAll(/^(?:export )?class (\w+) extends (?:Command|DataCommand|createCommandClass)\b/gm)].map(
        ([, name = '']) => name,
      ),
    );
    const bundle = await readFile(BUNDLE, 'utf8');
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !new RegExp(`class ${name}\\b`).test(bundle))).toEqual([]);
  });

  it('is ASCII: with another character, Node would keep its source in two bytes a character', async () => {
    expect(/\P{ASCII}/u.exec(await readFile(BUNDLE, 'utf8'))?.[0]).toBeUndefined();
  });
});
