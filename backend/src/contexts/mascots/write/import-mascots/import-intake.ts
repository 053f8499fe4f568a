import { type CommandContext, withSeedSuffix } from '../../../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { imports, type ImportCommand, type ValidRow, type SkippedRow } from '../../domain/import.js';
import {
  checkFields,
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

export interface UploadedFile {
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

const LOOKUP_BATCH_SIZE = 50;

@Injectable()
export class ImportIntake {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly names: NameRegistry,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async check({ rows }: UploadedFile): Promise<ImportCheck> {
    const { validRows, problems } = validateRows(rows, this.settings.defaultContributor);
    const duplicates = await this.findDuplicates(validRows);
    const all = [...problems, ...duplicates].sort((one, other) => one.row - other.row);
    const good = validRows.length - duplicates.length;
    return { rows: rows.length, good, problems: all.slice(0, IMPORT_LIMITS.problems) };
  }

  async start({ fileName, rows }: UploadedFile, context: CommandContext): Promise<{ id: number; position?: Position }> {
    const { validRows, problems } = validateRows(rows, this.settings.defaultContributor);
    const command = { kind: 'receive', fileName, rows: rows.length } as const;
    const received = await this.decide('ReceiveImport', command, context);
    const id = received.events[0]?.data.importId ?? received.state.importId;
    const parts = splitIntoEvents<ValidRow | SkippedRow>([...validRows, ...toSkippedRows(problems)]);
    for (const [index, part] of parts.entries()) {
      const partRows = { rows: part.filter(isValid), skipped: part.filter((row): row is SkippedRow => !isValid(row)) };
      const partContext = withSeedSuffix(`rows-${index}`, context);
      await this.decide('AddImportRows', { kind: 'add', data: { importId: id, ...partRows } }, partContext);
    }
    const { position } = await this.decide('StartImport', { kind: 'start', importId: id }, context);
    return { id, ...(position !== undefined && { position }) };
  }

  decide(commandName: string, command: ImportCommand, context: CommandContext) {
    return this.decisions.run({ ...imports, command, commandName, context });
  }

  private async findDuplicates(validRows: readonly ValidRow[]): Promise<ImportProblem[]> {
    const duplicates: ImportProblem[] = [];
    for (let from = 0; from < validRows.length; from += LOOKUP_BATCH_SIZE) {
      const checks = validRows.slice(from, from + LOOKUP_BATCH_SIZE).map(async ({ row, profile }) => {
        const { kind } = await this.names.findHolder(profile);
        if (kind !== 'published') return [];
        return [{ row, name: profile.name, field: null, message: IMPORT_MESSAGES.duplicate }];
      });
      duplicates.push(...(await Promise.all(checks)).flat());
    }
    return duplicates;
  }
}

const isValid = (row: ValidRow | SkippedRow): row is ValidRow => 'profile' in row;

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
  const validRows: ValidRow[] = [];
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
    else validRows.push(validated);
    names.add(key);
  }
  return { validRows, problems };
}

function validateRow(row: number, cells: ImportRow['values'], contributor: string): ValidRow | ImportProblem[] {
  const values = mapFields(MASCOT_FIELD_NAMES, (name, { kind }) => trimField(kind, cells[name]));
  const filled = Object.entries({ ...values, contributor: values.contributor || contributor });
  const present = filled.filter(([, value]) => value !== undefined && value !== null);
  const input = Object.assign(new MascotInput(), Object.fromEntries(present));
  const errors = checkFields(input);
  const { imageUrl } = input;
  if (typeof imageUrl === 'string' && /^data:/i.test(imageUrl))
    errors.push({ path: 'imageUrl', message: IMPORT_MESSAGES.webPicture });
  const name = typeof values.name === 'string' ? values.name : '';
  if (errors.length > 0) return errors.map(({ path, message }) => ({ row, name, field: path, message }));
  const { imageUrl: picture, ...profile } = { ...defaultValues(MASCOT_FIELD_NAMES), ...input };
  return { row, profile, imageUrl: picture };
}
