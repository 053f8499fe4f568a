import type { MascotImport } from '@marcel/contracts';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { FindImport } from './find-import.query.js';
import { ImportsList } from './imports-list.js';

@QueryHandler(FindImport)
export class FindImportHandler implements IQueryHandler<FindImport> {
  constructor(private readonly list: ImportsList) {}

  execute({ id, asOf }: FindImport): Promise<MascotImport> {
    return this.list.find(id, asOf);
  }
}
