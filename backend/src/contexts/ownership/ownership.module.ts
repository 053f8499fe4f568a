import { Module } from '@nestjs/common';
import { MineController } from './read/mine/mine.controller.js';
import { ExportMineHandler, ListMineHandler } from './read/mine/mine.handlers.js';
import { OwnedThings } from './read/mine/owned-things.js';
import { FindOwnerOfCommentHandler } from './read/owned.js';
import { SameMakerController } from './read/same-maker.js';
import { Makers, TakeBackController } from './write/take-back.js';

@Module({
  controllers: [MineController, TakeBackController, SameMakerController],
  providers: [OwnedThings, ListMineHandler, ExportMineHandler, FindOwnerOfCommentHandler, Makers],
})
export class OwnershipModule {}
