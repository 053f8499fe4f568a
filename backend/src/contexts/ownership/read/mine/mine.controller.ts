import { ErrorBody, MINE_MESSAGES, MineExport, MineList, MineQuery, ROUTES } from '@marcel/contracts';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { PrivateLink } from '../../../../platform/http/caching.js';
import { Owner, TakesOwnerKey } from '../../../../platform/http/ownership.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { QueryParameters } from '../../../../platform/openapi/request.decorators.js';
import { ExportMine, ListMine } from './mine.query.js';

@ApiTags('mine')
@JsonResponse(ErrorBody, 'ErrorBody', 401)
@Controller()
export class MineController {
  constructor(private readonly queries: QueryBus) {}

  @Get(ROUTES.mine)
  @PrivateLink()
  @TakesOwnerKey()
  @QueryParameters(MineQuery)
  @JsonResponse(MineList, 'MineList')
  list(@Owner() owner: string | undefined, @Query() request: MineQuery): Promise<MineList> {
    return this.queries.execute(new ListMine(known(owner), request));
  }

  @Get(ROUTES.mineExport)
  @PrivateLink()
  @Header('content-disposition', 'attachment; filename="my-things.json"')
  @TakesOwnerKey()
  @JsonResponse(MineExport, 'MineExport')
  export(@Owner() owner: string | undefined): Promise<MineExport> {
    return this.queries.execute(new ExportMine(known(owner), new Date()));
  }
}

function known(owner: string | undefined): string {
  if (owner === undefined) throw new DomainError('unauthorised', MINE_MESSAGES.keyMissing);
  return owner;
}
