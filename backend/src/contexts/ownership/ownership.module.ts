import { Module } from '@nestjs/common';
import { MineController, OwnedThings } from './read/mine/owned-things.js';
import { FindOwnerOfCommentHandler } from './read/owned.js';
import { SameMakerController } from './read/same-maker.js';
import { Makers, TakeBackController } from './write/take-back.js';

@Module({
  controllers: [MineController, TakeBackController, SameMakerController],
  providers: [OwnedThings, FindOwnerOfCommentHandler, Makers],
})
export class OwnershipModule {}
