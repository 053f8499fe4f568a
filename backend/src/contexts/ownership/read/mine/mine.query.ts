import type { MineExport, MineList, MineQuery } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';

/** A page of what belongs to an owner, newest first. */
export class ListMine extends Query<MineList> {
  constructor(
    readonly owner: string,
    readonly request: MineQuery,
  ) {
    super();
  }
}

/** All of it, with all that is kept of each. */
export class ExportMine extends Query<MineExport> {
  constructor(
    readonly owner: string,
    readonly now: Date,
  ) {
    super();
  }
}
