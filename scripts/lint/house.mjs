/* Prints how much a reader has to carry, and fails where it grew: `ceilings.json` may only be lowered. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runMain } from '../lib/command.mjs';

const CEILINGS = 'scripts/lint/ceilings.json';
const SOURCE = /\.(ts|tsx|css|mjs|cjs|js)$/;
const TEST = /\.(unit|int|api|e2e|full)\.|\.(test|contract)\.|(^|\/)(test-support|testing|fixtures|e2e|load)\//;
const IMPORTED = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;
const DOC_COMMENT = /\/\*\*\s*\n?\s*\*?\s*([^\n*][^\n]*)/g;
/** A comment must not start with a clause that stands for its own subject. */
const HEADLESS = /^(What|Whether|Who|Whoever|Whose|Of|How|That|Where)\b/;
const LONGEST_FILE = 300;
const FRAGMENT = 30;
const LONGEST_SUBJECT = 72;

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });

/** @param {string} text */
const linesOf = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** @param {Iterable<string>} texts */
const sumOfLines = (texts) => [...texts].reduce((sum, text) => sum + linesOf(text), 0);

/**
 * Returns the short files that only one other file imports.
 *
 * @param {Map<string, string>} product texts by path
 */
function fragmentsOf(product) {
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  for (const [file, text] of product) {
    for (const [, specifier = ''] of text.matchAll(IMPORTED)) {
      const base = path.posix.join(path.posix.dirname(file), specifier).replace(/\.js$/, '');
      const found = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((each) => product.has(each));
      if (found !== undefined) importers.set(found, (importers.get(found) ?? new Set()).add(file));
    }
  }
  return [...product].filter(
    ([file, text]) => /\.tsx?$/.test(file) && linesOf(text) <= FRAGMENT && importers.get(file)?.size === 1,
  );
}

/** Returns the lowest ceilings that any commit has set. */
function lowestCeilings() {
  const current = JSON.parse(readFileSync(path.join(ROOT, CEILINGS), 'utf8'));
  for (const commit of git('log', '--format=%h', '--', CEILINGS).split('\n').filter(Boolean))
    for (const [name, ceiling] of Object.entries(JSON.parse(git('show', `${commit}:${CEILINGS}`))))
      if (name in current) current[name] = Math.min(current[name], ceiling);
  return current;
}

await runMain(async () => {
  if (!existsSync(path.join(ROOT, '.git'))) return 0;
  const files = git('ls-files').split('\n');
  const texts = files
    .filter((file) => SOURCE.test(file) && existsSync(path.join(ROOT, file)))
    .map((file) => /** @type {const} */ ([file, readFileSync(path.join(ROOT, file), 'utf8')]));
  const product = new Map(texts.filter(([file]) => !TEST.test(file)));
  const headless = [...product].flatMap(([file, text]) =>
    [...text.matchAll(DOC_COMMENT)]
      .filter(([, start = '']) => HEADLESS.test(start))
      .map(([, start]) => `${file}: ${start}`),
  );
  const long = [...product].filter(([, text]) => linesOf(text) > LONGEST_FILE).map(([file]) => file);
  const subjects = git('log', '-50', '--no-merges', '--format=%s').split('\n');
  const wrong = [
    ...headless.map((each) => `A comment starts with a verb or a noun, in ${each}`),
    ...long.map((file) => `More than ${LONGEST_FILE} lines: ${file}`),
    ...subjects
      .filter((subject) => subject.length > LONGEST_SUBJECT)
      .map((subject) => `A commit's subject has more than ${LONGEST_SUBJECT} characters: ${subject}`),
  ];
  /** @type {Record<string, number>} */
  const sizes = {
    'product lines': sumOfLines(product.values()),
    'product files': product.size,
    'fragments of at most 30 lines': fragmentsOf(product).length,
    'test lines': sumOfLines(texts.filter(([file]) => TEST.test(file)).map(([, text]) => text)),
  };
  const ceilings = lowestCeilings();
  for (const [name, size] of Object.entries(sizes)) {
    console.log(`${String(size).padStart(7)} ${name} (at most ${ceilings[name]})`);
    if (size > ceilings[name]) wrong.push(`There are ${size} ${name}, at most ${ceilings[name]} are allowed`);
  }
  for (const line of wrong) console.error(line);
  return wrong.length === 0 ? 0 : 1;
});
