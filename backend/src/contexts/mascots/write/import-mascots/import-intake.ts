import { fieldLabel, IMPORT_LIMITS, IMPORT_MESSAGES, type ImportCheck, type ImportProblem } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { contextOfPart, type CommandContext } from '../../../../platform/command-handling/command-context.js';
import { SETTINGS, type Settings } from '../../../../platform/config/settings.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import type { GivenRow, SkippedRow } from '../../domain/import.events.js';
import { NameRegistry } from '../uniqueness/name-registry.js';
import type { GivenFile } from './import-form.js';
import { BeginImport, GiveImportRows, ReceiveImport } from './import-mascots.commands.js';
import { inParts } from './in-parts.js';
import { judgeRows } from './judge-rows.js';

/** Names that are looked up at once. */
const AT_ONCE = 50;

/** Takes the rows of a file into the log, from where they are brought into the directory; or says what would become of them. */
@Injectable()
export class ImportIntake {
  constructor(
    private readonly commands: CommandBus,
    private readonly names: NameRegistry,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async check({ rows }: GivenFile): Promise<ImportCheck> {
    const { good, problems } = judgeRows(rows, this.settings.defaultContributor);
    const there = await this.inDirectory(good);
    const all = [...problems, ...there].sort((one, other) => one.row - other.row);
    return { rows: rows.length, good: good.length - there.length, problems: all.slice(0, IMPORT_LIMITS.problemsTold) };
  }

  async begin({ fileName, rows }: GivenFile, context: CommandContext): Promise<{ id: number; position?: Position }> {
    const { good, problems } = judgeRows(rows, this.settings.defaultContributor);
    const received = await this.commands.execute(new ReceiveImport(fileName, rows.length, context));
    const id = received.events[0]?.data.importId ?? received.state.importId;
    const parts = inParts<GivenRow | SkippedRow>([...good, ...skippedBy(problems)]);
    for (const [index, part] of parts.entries()) {
      const given = { rows: part.filter(isGiven), skipped: part.filter((row): row is SkippedRow => !isGiven(row)) };
      await this.commands.execute(
        new GiveImportRows({ importId: id, ...given }, contextOfPart(`rows-${index}`, context)),
      );
    }
    const { position } = await this.commands.execute(new BeginImport(id, context));
    return { id, ...(position !== undefined && { position }) };
  }

  private async inDirectory(good: readonly GivenRow[]): Promise<ImportProblem[]> {
    const found: ImportProblem[] = [];
    for (let from = 0; from < good.length; from += AT_ONCE) {
      const judged = good.slice(from, from + AT_ONCE).map(async ({ row, profile }) => {
        const { kind } = await this.names.holderOf(profile);
        return kind === 'published'
          ? [{ row, name: profile.name, field: null, message: IMPORT_MESSAGES.duplicate }]
          : [];
      });
      found.push(...(await Promise.all(judged)).flat());
    }
    return found;
  }
}

const isGiven = (row: GivenRow | SkippedRow): row is GivenRow => 'profile' in row;

/** A row with all that is wrong with it. */
function skippedBy(problems: readonly ImportProblem[]): SkippedRow[] {
  const rows = new Map<number, SkippedRow>();
  for (const { row, name, field, message } of problems) {
    const told = field === null ? message : `${fieldLabel(field)}: ${message}`;
    const before = rows.get(row);
    rows.set(row, { row, name, problem: before === undefined ? told : `${before.problem}; ${told}` });
  }
  return [...rows.values()];
}
