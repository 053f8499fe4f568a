/* Prints the sizes of the sources, and fails when one exceeds its limit in `size-limits.json`, which may only be lowered. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runMain } from '../lib/command.mjs';

const LIMITS = 'scripts/lint/size-limits.json';
const SOURCE = /\.(ts|tsx|css|mjs|cjs|js)$/;
const TEST = /\.(unit|int|api|e2e|full)\.|\.(test|contract)\.|(^|\/)(test-support|testing|fixtures|e2e|load)\//;
const IMPORTED = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;
const COMMENT = /(?:\/\*\*?\s*\n?\s*\*?\s*|(?<!^ *\/\/[^\n]*\n *)(?<=^ *)\/\/ )([^\n*][^\n]*)/gm;
/** Words that start a clause or a fragment, where a comment needs a verb or a noun. */
const CLAUSE_START =
  /^(What|Whether|Who|Whoever|Whose|Of|How|That|Where|After|At|Before|By|From|In(?! an? | the | order of )|Such|Until)\b/;
const MAX_FILE_LINES = 300;
const MAX_FRAGMENT_LINES = 30;
const MAX_SUBJECT_LENGTH = 72;

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });

/** @param {string} text */
const countLines = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** @param {Iterable<string>} texts */
const sumLines = (texts) => [...texts].reduce((sum, text) => sum + countLines(text), 0);

/**
 * Returns the short files that only one other file imports.
 *
 * @param {Map<string, string>} product texts by path
 */
function findFragments(product) {
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  for (const [file, text] of product) {
    for (const [, specifier = ''] of text.matchAll(IMPORTED)) {
      const base = path.posix.join(path.posix.dirname(file), specifier).replace(/\.js$/, '');
      const imported = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((each) => product.has(each));
      if (imported !== undefined) importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
    }
  }
  return [...product].filter(
    ([file, text]) => /\.tsx?$/.test(file) && countLines(text) <= MAX_FRAGMENT_LINES && importers.get(file)?.size === 1,
  );
}

/** Returns the lowest limits that any commit has set. */
function lowestLimits() {
  const current = JSON.parse(readFileSync(path.join(ROOT, LIMITS), 'utf8'));
  for (const commit of git('log', '--format=%h', '--', LIMITS).split('\n').filter(Boolean))
    for (const [name, limit] of Object.entries(JSON.parse(git('show', `${commit}:${LIMITS}`))))
      if (name in current) current[name] = Math.min(current[name], limit);
  return current;
}

await runMain(async () => {
  if (!existsSync(path.join(ROOT, '.git'))) return 0;
  const files = git('ls-files').split('\n');
  const texts = files
    .filter((file) => SOURCE.test(file) && existsSync(path.join(ROOT, file)))
    .map((file) => /** @type {const} */ ([file, readFileSync(path.join(ROOT, file), 'utf8')]));
  const product = new Map(texts.filter(([file]) => !TEST.test(file)));
  const clauses = [...product].flatMap(([file, text]) =>
    [...text.matchAll(COMMENT)]
      .filter(([, start = '']) => CLAUSE_START.test(start))
      .map(([, start]) => `${file}: ${start}`),
  );
  const long = [...product].filter(([, text]) => countLines(text) > MAX_FILE_LINES).map(([file]) => file);
  const subjects = git('log', '-50', '--no-merges', '--format=%s').split('\n');
  const problems = [
    ...clauses.map((each) => `A comment starts with a verb or a noun, in ${each}`),
    ...long.map((file) => `More than ${MAX_FILE_LINES} lines: ${file}`),
    ...subjects
      .filter((subject) => subject.length > MAX_SUBJECT_LENGTH)
      .map((subject) => `A commit's subject has more than ${MAX_SUBJECT_LENGTH} characters: ${subject}`),
  ];
  /** @type {Record<string, number>} */
  const sizes = {
    'product lines': sumLines(product.values()),
    'product files': product.size,
    'fragments of at most 30 lines': findFragments(product).length,
    'test lines': sumLines(texts.filter(([file]) => TEST.test(file)).map(([, text]) => text)),
  };
  const limits = lowestLimits();
  for (const [name, size] of Object.entries(sizes)) {
    console.log(`${String(size).padStart(7)} ${name} (at most ${limits[name]})`);
    if (size > limits[name]) problems.push(`There are ${size} ${name}, at most ${limits[name]} are allowed`);
  }
  for (const line of problems) console.error(line);
  return problems.length === 0 ? 0 : 1;
});
