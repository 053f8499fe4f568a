import { Module } from '@nestjs/common';
import { MineController } from './read/mine/mine.controller.js';
import { ExportMineHandler, ListMineHandler } from './read/mine/mine.handlers.js';
import { OwnedThings } from './read/mine/owned-things.js';
import { FindOwnerOfCommentHandler } from './read/owned/find-owner-of-comment.handler.js';
import { SameMakerController } from './read/same-maker/same-maker.controller.js';
import { Makers } from './write/take-back/makers.js';
import { TakeBackController } from './write/take-back/take-back.controller.js';

@Module({
  controllers: [MineController, TakeBackController, SameMakerController],
  providers: [OwnedThings, ListMineHandler, ExportMineHandler, FindOwnerOfCommentHandler, Makers],
})
export class OwnershipModule {}
