import * as z from 'zod/mini';
import { RemoteProgram } from '../federation/remote-program.js';
import { FRONTEND_NAME } from '../federation/names.js';
import { FEW, listOf } from '../http/lists.js';
import { AnswerFields } from './answer-fields.js';
import { VERSION } from './release-id.js';

/** The file at the top of a release that holds its description. */
export const RELEASE_FILE = 'release.json';

/** Most that a release may name of one kind. */
const MANY = 1000;

const text = z.string().check(z.maxLength(200));
const texts = (most: number) => z._default(listOf(text, most), []);

/** How a part of the kit is used, as far as the sources tell. */
const KitUse = z.object({
  /** Props of its own that are given somewhere. */
  given: texts(FEW),
  /** Those that are given everywhere. */
  always: texts(FEW),
  /** Whether attributes of HTML are given too, which it passes on. */
  attributes: z.boolean(),
  /** Whether more may be given than the sources tell, as by a spread. */
  unknown: z.boolean(),
});
export type KitUse = z.infer<typeof KitUse>;

/** What a part of the kit takes. */
const KitProps = z.object({
  required: texts(FEW),
  optional: texts(FEW),
  /** Whether it passes attributes of HTML on. */
  attributes: z.boolean(),
});
export type KitProps = z.infer<typeof KitProps>;

const Exposes = z.object({
  modules: texts(FEW),
  programs: z._default(listOf(RemoteProgram, FEW), []),
  /** Whether its programs can stand in windows of the desktop, which scroll by themselves; else they fill the page. */
  windows: z.optional(z.boolean()),
});

const Needs = z.object({
  /** Range of versions of the shell's interface. */
  shell: z.optional(text),
  /** Range of versions of the kit. */
  kit: z.optional(text),
  kitExports: texts(MANY),
  kitProps: z.optional(z.record(text, KitUse)),
  /** Ids of operations of the REST interface. */
  operations: texts(MANY),
  /** What their answers may be made of at most, by their ids. */
  answers: z.optional(z.record(text, AnswerFields)),
});

/** What others may build upon; the shell tells it. */
const Provides = z.object({
  /** Version of the shell's interface. */
  shell: z.optional(text),
  kit: z.optional(text),
  kitExports: texts(MANY),
  kitProps: z.optional(z.record(text, KitProps)),
});

/** What a release tells of itself. Unknown fields are passed over: it may grow. */
export const ReleaseDescription = z.object({
  name: z.string().check(z.regex(FRONTEND_NAME)),
  version: z.string().check(z.regex(VERSION), z.maxLength(64)),
  commit: z.optional(text),
  /** The time of the commit, so that the same commit gives the same files. */
  builtAt: z.optional(z.iso.datetime({ offset: true })),
  exposes: z._default(Exposes, { modules: [], programs: [] }),
  needs: z._default(Needs, { kitExports: [], operations: [] }),
  provides: z.optional(Provides),
});
export type ReleaseDescription = z.infer<typeof ReleaseDescription>;
