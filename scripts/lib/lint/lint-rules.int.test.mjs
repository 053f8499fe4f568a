import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { ESLint } from 'eslint';
import { runQuietly, tool } from '../shared/processes.mjs';
import { ROOT } from '../shared/repository.mjs';
import { sampleRepository } from './sample-repository.mjs';

const HOOK_IN_A_CONDITION = `import { useState } from 'react';
export function A({ on }: { on: boolean }) { if (on) useState(1); return null; }`;

const INJECTED_CLASS = `import { Injectable } from '@nestjs/common';
import { Clock } from './clock.js';
@Injectable()
export class Thing { constructor(readonly clock: Clock) {} }`;

/** @type {[rule: string, file: string, content: string][]} */
const FORBIDDEN = [
  ['no-restricted-properties', 'backend/src/contexts/mascots/domain/now.ts', 'export const now = Date.now();'],
  ['no-restricted-syntax', 'backend/src/contexts/mascots/domain/date.ts', 'export const now = new Date();'],
  ['no-restricted-properties', 'backend/src/contexts/mascots/domain/chance.ts', 'export const chance = Math.random();'],
  ['no-restricted-properties', 'backend/src/contexts/mascots/domain/id.ts', 'export const id = crypto.randomUUID();'],
  ['no-restricted-globals', 'backend/src/contexts/mascots/domain/env.ts', 'export const home = process.env.HOME;'],
  ['no-restricted-globals', 'backend/src/contexts/mascots/domain/later.ts', 'setTimeout(() => undefined, 1);'],
  ['@typescript-eslint/no-explicit-any', 'backend/src/http/any.ts', 'export const value = (x: any) => String(x);'],
  ['typescript/no-floating-promises', 'backend/src/http/float.ts', 'Promise.resolve(1);'],
  ['typescript/no-unsafe-type-assertion', 'backend/src/http/cast.ts', 'export const f = (x: unknown) => x as string;'],
  ['@typescript-eslint/no-non-null-assertion', 'backend/src/http/sure.ts', 'export const f = (x?: string) => x!;'],
  [
    'typescript/switch-exhaustiveness-check',
    'backend/src/http/switch.ts',
    "export function f(x: 'a' | 'b'): number { switch (x) { case 'a': return 1; } return 2; }",
  ],
  [
    '@typescript-eslint/consistent-type-imports',
    'backend/src/http/import.ts',
    "import { Buffer } from 'node:buffer';\nexport type Bytes = Buffer;",
  ],
  ['no-console', 'contracts/src/print.ts', "console.log('hello');"],
  ['no-warning-comments', 'contracts/src/later.ts', '// TODO later\nexport {};'],
  ['max-lines', 'contracts/src/long.ts', 'export {};\n'.repeat(301)],
  ['no-restricted-syntax', 'contracts/src/skipped.unit.test.ts', "test.skip('later', () => undefined);"],
  ['react-hooks/rules-of-hooks', 'frontends/shell/src/hook.tsx', HOOK_IN_A_CONDITION],
  ['jsx-a11y/alt-text', 'frontends/shell/src/picture.tsx', 'export const Picture = () => <img src="dog.svg" />;'],
];

/** @type {Record<string, string>} */
const ALLOWED = {
  'backend/src/contexts/mascots/domain/time.ts': 'export const day = (time: string) => new Date(time).getUTCDay();',
  'backend/src/contexts/mascots/domain/time.unit.test.ts': 'export const now = Date.now();',
  'backend/src/http/thing.service.ts': INJECTED_CLASS,
  'backend/src/http/clock.ts': 'export class Clock { now(): number { return Date.now(); } }',
};

/** @type {Map<string, string[]>} */
let broken;
/** @type {Awaited<ReturnType<typeof sampleRepository>>} */
let sample;

before(async () => {
  sample = await sampleRepository({
    ...ALLOWED,
    ...Object.fromEntries(FORBIDDEN.map(([, file, content]) => [file, `${content}\n`])),
  });
  const byTypes = await brokenByTypes(sample.folder);
  const eslint = new ESLint({ cwd: sample.folder, overrideConfigFile: path.join(ROOT, 'eslint.config.mjs') });
  const results = await eslint.lintFiles(['backend', 'contracts', 'frontends']);
  broken = new Map(
    results.map(({ filePath, messages }) => {
      const file = path.relative(sample.folder, filePath);
      return [file, [...messages.map(({ ruleId, message }) => ruleId ?? message), ...(byTypes.get(file) ?? [])]];
    }),
  );
});

/**
 * Judges a repository by the rules that ask for types.
 *
 * @param {string} folder
 * @returns {Promise<Map<string, string[]>>} names of the broken rules by file
 */
async function brokenByTypes(folder) {
  const options = [
    '--config',
    path.join(ROOT, '.oxlintrc.json'),
    '--format',
    'json',
    'backend',
    'contracts',
    'frontends',
  ];
  const { output } = await runQuietly([...tool(ROOT, 'oxlint'), ...options], { cwd: folder });
  /** @type {{ diagnostics: { code: string, filename: string }[] }} */
  const { diagnostics } = JSON.parse(output);
  const files = [...new Set(diagnostics.map(({ filename }) => filename))];
  return new Map(
    files.map((file) => [
      file,
      diagnostics
        .filter(({ filename }) => filename === file)
        .map(({ code }) => code.replace(/^(.*)\((.*)\)$/, '$1/$2')),
    ]),
  );
}

after(() => sample.remove());

describe('code that a rule forbids is reported', () => {
  for (const [rule, file] of FORBIDDEN) {
    test(`${rule}: ${file}`, () => {
      assert.ok(broken.get(file)?.includes(rule), String(broken.get(file)));
    });
  }
});

describe('code that follows the rules is not reported', () => {
  for (const file of Object.keys(ALLOWED)) {
    test(file, () => {
      assert.deepEqual(broken.get(file), []);
    });
  }
});
