import { ROUTES } from '@marcel/contracts';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { readDownloadName } from './download-name.js';
import { FindDownload } from './find-download.query.js';

@ApiTags('studio')
@Controller()
export class DownloadController {
  constructor(private readonly queries: QueryBus) {}

  @Get(ROUTES.download)
  @ApiOkResponse({ description: 'The picture, as a file to keep', content: { 'image/*': {} } })
  async download(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const { bytes, fileName, mediaType } = await this.queries.execute(new FindDownload(readDownloadName(id)));
    await reply.header('content-disposition', `attachment; filename="${fileName}"`).type(mediaType).send(bytes);
  }
}
