import { type CommandContext, withSeedSuffix } from '../../../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { imports, type ImportCommand, type GivenRow, type SkippedRow } from '../../domain/import.js';
import {
  fieldErrorsOf,
  fieldLabel,
  IMPORT_LIMITS,
  IMPORT_MESSAGES,
  type ImportCheck,
  type ImportProblem,
  type ImportRow,
  mapFields,
  MASCOT_FIELD_NAMES,
  MascotInput,
  defaultValues,
} from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { nameKey } from '../../domain/name-claim.js';
import { trimField } from '../../mascot-pictures.js';
import { SETTINGS, type Settings } from '../../../../platform/config/settings.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import { NameRegistry } from '../uniqueness.js';

export interface GivenFile {
  readonly fileName: string;
  readonly rows: readonly ImportRow[];
}

/** Limits of one event, in rows and bytes: EventStoreDB accepts a megabyte. */
const EVENT_LIMITS = { rows: 200, bytes: 256 * 1024 };

function splitIntoEvents<Row>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  let part: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = Buffer.byteLength(JSON.stringify(row));
    if (part.length > 0 && (part.length >= EVENT_LIMITS.rows || bytes + size > EVENT_LIMITS.bytes)) {
      parts.push(part);
      [part, bytes] = [[], 0];
    }
    part.push(row);
    bytes += size;
  }
  return part.length > 0 ? [...parts, part] : parts;
}

const BATCH_SIZE = 50;

@Injectable()
export class ImportIntake {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly names: NameRegistry,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async check({ rows }: GivenFile): Promise<ImportCheck> {
    const { good, problems } = validateRows(rows, this.settings.defaultContributor);
    const duplicates = await this.findDuplicates(good);
    const all = [...problems, ...duplicates].sort((one, other) => one.row - other.row);
    return { rows: rows.length, good: good.length - duplicates.length, problems: all.slice(0, IMPORT_LIMITS.problems) };
  }

  async start({ fileName, rows }: GivenFile, context: CommandContext): Promise<{ id: number; position?: Position }> {
    const { good, problems } = validateRows(rows, this.settings.defaultContributor);
    const command = { kind: 'receive', fileName, rows: rows.length } as const;
    const received = await this.decide('ReceiveImport', command, context);
    const id = received.events[0]?.data.importId ?? received.state.importId;
    const parts = splitIntoEvents<GivenRow | SkippedRow>([...good, ...toSkippedRows(problems)]);
    for (const [index, part] of parts.entries()) {
      const given = { rows: part.filter(isGiven), skipped: part.filter((row): row is SkippedRow => !isGiven(row)) };
      const partContext = withSeedSuffix(`rows-${index}`, context);
      await this.decide('GiveImportRows', { kind: 'give', data: { importId: id, ...given } }, partContext);
    }
    const { position } = await this.decide('StartImport', { kind: 'start', importId: id }, context);
    return { id, ...(position !== undefined && { position }) };
  }

  decide(commandName: string, command: ImportCommand, context: CommandContext) {
    return this.decisions.run({ ...imports, command, commandName, context });
  }

  private async findDuplicates(good: readonly GivenRow[]): Promise<ImportProblem[]> {
    const found: ImportProblem[] = [];
    for (let from = 0; from < good.length; from += BATCH_SIZE) {
      const checks = good.slice(from, from + BATCH_SIZE).map(async ({ row, profile }) => {
        const { kind } = await this.names.findHolder(profile);
        if (kind !== 'published') return [];
        return [{ row, name: profile.name, field: null, message: IMPORT_MESSAGES.duplicate }];
      });
      found.push(...(await Promise.all(checks)).flat());
    }
    return found;
  }
}

const isGiven = (row: GivenRow | SkippedRow): row is GivenRow => 'profile' in row;

function toSkippedRows(problems: readonly ImportProblem[]): SkippedRow[] {
  const rows = new Map<number, SkippedRow>();
  for (const { row, name, field, message } of problems) {
    const text = field === null ? message : `${fieldLabel(field)}: ${message}`;
    const before = rows.get(row);
    rows.set(row, { row, name, problem: before === undefined ? text : `${before.problem}; ${text}` });
  }
  return [...rows.values()];
}

/** Validates the rows like any mascot, and rejects duplicates among them. */
export function validateRows(rows: readonly ImportRow[], contributor: string) {
  const good: GivenRow[] = [];
  const problems: ImportProblem[] = [];
  const names = new Set<string>();
  for (const { row, values } of rows) {
    const validated = validateRow(row, values, contributor);
    if (Array.isArray(validated)) {
      problems.push(...validated);
      continue;
    }
    const key = nameKey(validated.profile);
    if (names.has(key))
      problems.push({ row, name: validated.profile.name, field: 'name', message: IMPORT_MESSAGES.twice });
    else good.push(validated);
    names.add(key);
  }
  return { good, problems };
}

function validateRow(row: number, values: ImportRow['values'], contributor: string): GivenRow | ImportProblem[] {
  const given = mapFields(MASCOT_FIELD_NAMES, (name, { kind }) => trimField(kind, values[name]));
  const filled = Object.entries({ ...given, contributor: given.contributor || contributor });
  const known = filled.filter(([, value]) => value !== undefined && value !== null);
  const input = Object.assign(new MascotInput(), Object.fromEntries(known));
  const errors = fieldErrorsOf(input);
  const { imageUrl } = input;
  if (typeof imageUrl === 'string' && /^data:/i.test(imageUrl))
    errors.push({ path: 'imageUrl', message: IMPORT_MESSAGES.webPicture });
  const name = typeof given.name === 'string' ? given.name : '';
  if (errors.length > 0) return errors.map(({ path, message }) => ({ row, name, field: path, message }));
  const { imageUrl: picture, ...profile } = { ...defaultValues(MASCOT_FIELD_NAMES), ...input };
  return { row, profile, imageUrl: picture };
}
