import { handlerFailed, invalidArgument } from '../wire/rpc-failure.js';

const WORD = String.raw`\p{L}\p{Mn}\p{Nd}\p{Pc}`;
const SPACE = String.raw`\f\n\r\t\v\x85\p{Z}`;
const START = String.raw`(?<![\s\S])`;
const END = String.raw`(?![\s\S])`;
const END_OR_LAST_NEWLINE = String.raw`(?=\n?(?![\s\S]))`;

/** What .NET's escapes are here, anywhere but in a class. */
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['A', START],
  ['G', START],
  ['z', END],
  ['Z', END_OR_LAST_NEWLINE],
  ['b', `(?:(?<=[${WORD}])(?![${WORD}])|(?<![${WORD}])(?=[${WORD}]))`],
  ['B', `(?:(?<=[${WORD}])(?=[${WORD}])|(?<![${WORD}])(?![${WORD}]))`],
  ['w', `[${WORD}]`],
  ['W', `[^${WORD}]`],
  ['s', `[${SPACE}]`],
  ['S', `[^${SPACE}]`],
]);
const ESCAPES_IN_CLASS: ReadonlyMap<string, string> = new Map([
  ['w', WORD],
  ['s', SPACE],
]);
const ESCAPES_ANYWHERE: ReadonlyMap<string, string> = new Map([
  ['d', String.raw`\p{Nd}`],
  ['D', String.raw`\P{Nd}`],
  ['a', String.raw`\x07`],
  ['e', String.raw`\x1b`],
]);

const OPTIONS = /^\(\?(?<on>[imnsx]*)(?:-(?<off>[imnsx]*))?\)/;
const ESCAPE = String.raw`\\(?:[pP]\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|[\s\S])`;
const CLASS = String.raw`\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]`;
const GROUP = String.raw`\(\?#[^)]*\)|\(\?(?:[:=!]|<[=!]|<[A-Za-z_]\w*>|'[A-Za-z_]\w*')|\(\??`;
const TOKEN = new RegExp(String.raw`${ESCAPE}|${CLASS}|${GROUP}|\{\d+(?:,\d*)?\}|[\s\S]`, 'gu');
const TOKEN_IN_CLASS = new RegExp(String.raw`${ESCAPE}|[\s\S]`, 'gu');
const CATEGORY = /^[pP]\{(?:C[cfnos]?|L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|S[ckmo]?|Z[lps]?)\}$/;

/**
 * A regular expression as .NET understands it. @throws RpcFailure UNKNOWN for one that is none, as the server does, whose
 * handler is left with the exception; INVALID_ARGUMENT, which the server never answers, for one that cannot be told here.
 */
export function compileDotNet(pattern: string): RegExp {
  const { 0: prefix = '', groups } = OPTIONS.exec(pattern) ?? {};
  const options = [...(groups?.['on'] ?? '')].filter((option) => !(groups?.['off'] ?? '').includes(option));
  if (options.includes('x')) throw untranslatable('(?x)');
  const tokens = pattern.slice(prefix.length).match(TOKEN) ?? [];
  const source = tokens.map((token) => translate(token, options)).join('');
  try {
    return new RegExp(source, options.includes('i') ? 'iu' : 'u');
  } catch {
    throw handlerFailed(`Invalid pattern '${pattern}'`);
  }
}

function translate(token: string, options: readonly string[]): string {
  const isMultiline = options.includes('m');
  if (token.startsWith('\\')) return translateEscape(token.slice(1), ESCAPES);
  if (token.startsWith('[') && token.length > 1) return translateClass(token);
  if (token.startsWith('(?#')) return '';
  if (/^\(\?[<'][^=!]/.test(token)) return '(?:';
  if (token === '(?') throw untranslatable(token);
  if (token === '.') return options.includes('s') ? String.raw`[\s\S]` : String.raw`[^\n]`;
  if (token === '^') return isMultiline ? String.raw`(?<![^\n])` : START;
  if (token === '$') return isMultiline ? String.raw`(?![^\n])` : END_OR_LAST_NEWLINE;
  return ['{', '}', ']'].includes(token) ? `\\${token}` : token;
}

function translateClass(token: string): string {
  const [, negation = '', content = ''] = /^\[(\^?)([\s\S]*)\]$/.exec(token) ?? [];
  if (content.includes('-[')) throw untranslatable('class subtraction');
  const tokens = content.match(TOKEN_IN_CLASS) ?? [];
  const parts = tokens.map((part) => {
    if (part.startsWith('\\')) return translateEscape(part.slice(1), ESCAPES_IN_CLASS);
    return part === ']' ? String.raw`\]` : part;
  });
  return `[${negation}${parts.join('')}]`;
}

function translateEscape(name: string, here: ReadonlyMap<string, string>): string {
  const known = here.get(name) ?? ESCAPES_ANYWHERE.get(name);
  if (known !== undefined) return known;
  const isCategory = /^[pP]\{/.test(name);
  if ((isCategory && !CATEGORY.test(name)) || /^[\dkWS]$/.test(name)) throw untranslatable(`\\${name}`);
  return isCategory || /^[\w^$\\.*+?()[\]{}|/-]/.test(name) ? escaped(name, here) : name;
}

/** Outside of a class, a hyphen needs no escape and must not have one. */
const escaped = (name: string, here: ReadonlyMap<string, string>): string =>
  name === '-' && here === ESCAPES ? name : `\\${name}`;

const untranslatable = (what: string) => invalidArgument(`The simulator cannot tell what ${what} matches in .NET`);
