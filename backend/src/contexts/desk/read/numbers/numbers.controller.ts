import { DeskNumbers, DeskNumbersQuery, ROUTES } from '@marcel/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Admin } from '../../../../platform/http/access/access.decorators.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { QueryParameters } from '../../../../platform/openapi/request.decorators.js';
import { TellDeskNumbers } from './numbers.query.js';

@ApiTags('moderation')
@Admin()
@Controller()
export class NumbersController {
  constructor(private readonly queries: QueryBus) {}

  @Get(ROUTES.deskNumbers)
  @QueryParameters(DeskNumbersQuery)
  @JsonResponse(DeskNumbers, 'DeskNumbers')
  tell(@Query() { days }: DeskNumbersQuery): Promise<DeskNumbers> {
    return this.queries.execute(new TellDeskNumbers(days, new Date()));
  }
}
