import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
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
  ['eslint/no-restricted-properties', 'backend/src/contexts/mascots/domain/now.ts', 'export const now = Date.now();'],
  ['marcel/no-clock', 'backend/src/contexts/mascots/domain/date.ts', 'export const now = new Date();'],
  ['marcel/no-clock', 'backend/src/contexts/mascots/domain/text.ts', 'export const now = Date();'],
  ['marcel/no-dynamic-import', 'backend/src/contexts/mascots/domain/import.ts', "export const fs = import('node:fs');"],
  [
    'eslint/no-restricted-properties',
    'backend/src/contexts/mascots/domain/chance.ts',
    'export const chance = Math.random();',
  ],
  [
    'eslint/no-restricted-properties',
    'backend/src/contexts/mascots/domain/id.ts',
    'export const id = crypto.randomUUID();',
  ],
  [
    'eslint/no-restricted-globals',
    'backend/src/contexts/mascots/domain/env.ts',
    'export const home = process.env.HOME;',
  ],
  ['eslint/no-restricted-globals', 'backend/src/contexts/mascots/domain/later.ts', 'setTimeout(() => undefined, 1);'],
  ['typescript/no-explicit-any', 'backend/src/http/any.ts', 'export const value = (x: any) => String(x);'],
  ['typescript/no-floating-promises', 'backend/src/http/float.ts', 'Promise.resolve(1);'],
  ['typescript/no-unsafe-type-assertion', 'backend/src/http/cast.ts', 'export const f = (x: unknown) => x as string;'],
  ['typescript/no-non-null-assertion', 'backend/src/http/sure.ts', 'export const f = (x?: string) => x!;'],
  [
    'typescript/switch-exhaustiveness-check',
    'backend/src/http/switch.ts',
    "export function f(x: 'a' | 'b'): number { switch (x) { case 'a': return 1; } return 2; }",
  ],
  [
    'typescript/consistent-type-imports',
    'contracts/src/import.ts',
    "import { Buffer } from 'node:buffer';\nexport type Bytes = Buffer;",
  ],
  ['eslint/no-console', 'contracts/src/print.ts', "console.log('hello');"],
  ['eslint/no-warning-comments', 'contracts/src/later.ts', '// TODO later\nexport {};'],
  ['eslint/max-lines', 'contracts/src/long.ts', 'export {};\n'.repeat(301)],
  ['patterns/no-slow-pattern', 'backend/src/http/email.ts', 'export const EMAIL = /[^\\s/?&=]+@[^\\s/?&=]+/g;'],
  [
    'patterns/no-slow-pattern',
    'contracts/src/slashes.ts',
    "export const bare = (x: string) => x.replace(/\\/+$/, '');",
  ],
  [
    'patterns/no-slow-pattern',
    'frontends/kit/src/words.ts',
    'export const isList = (x: string) => /^(\\w+,?)+$/.test(x);',
  ],
  ['jest/no-disabled-tests', 'contracts/src/skipped.unit.test.ts', "test.skip('later', () => undefined);"],
  ['jest/no-focused-tests', 'contracts/src/only.unit.test.ts', "test.only('now', () => undefined);"],
  ['react-hooks/rules-of-hooks', 'frontends/shell/src/hook.tsx', HOOK_IN_A_CONDITION],
  ['jsx-a11y/alt-text', 'frontends/shell/src/picture.tsx', 'export const Picture = () => <img src="dog.svg" />;'],
];

/** @type {Record<string, string>} */
const ALLOWED = {
  'backend/src/contexts/mascots/domain/time.ts': 'export const day = (time: string) => new Date(time).getUTCDay();',
  'backend/src/contexts/mascots/domain/time.unit.test.ts': 'export const now = Date.now();',
  'backend/src/http/piece.ts': 'export const pieces = (x: string) => x.match(/[^\\s/?&=]+/g);',
  'backend/src/http/slow.unit.test.ts': 'export const EMAIL = /[^ ]+@[^ ]+/;',
  'backend/src/http/thing.service.ts': INJECTED_CLASS,
  'backend/src/http/clock.ts': 'export class Clock { now(): number { return Date.now(); } }',
};

/** @type {Map<string, string[]>} */
let broken;
/** @type {Awaited<ReturnType<typeof sampleRepository>>} */
let sample;

before(async () => {
  sample = await sampleRepository({
    ...(await ownRules()),
    ...ALLOWED,
    ...Object.fromEntries(FORBIDDEN.map(([, file, content]) => [file, `${content}\n`])),
  });
  broken = await brokenRules(sample.folder);
});

/** The files that say the rules: the folders in them are meant from where they lie. */
async function ownRules() {
  const files = ['.oxlintrc.json', 'scripts/lib/lint/domain-rules.mjs', 'scripts/lib/lint/pattern-rules.mjs'];
  const contents = await Promise.all(files.map((file) => readFile(path.join(ROOT, file), 'utf8')));
  return Object.fromEntries(files.map((file, index) => [file, contents[index] ?? '']));
}

/**
 * Judges a repository by the rules of this one.
 *
 * @param {string} folder
 * @returns {Promise<Map<string, string[]>>} names of the broken rules by file
 */
async function brokenRules(folder) {
  const options = ['--format', 'json', 'backend', 'contracts', 'frontends'];
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
      assert.equal(broken.get(file), undefined);
    });
  }
});
