import { Module } from '@nestjs/common';
import { ACCESS_TOKENS, type AccessTokens } from '../../platform/config/access-tokens.js';
import { ModerateItemHandler } from './write/moderate-item.js';
import { ModerationFigures } from './write/moderation-figures.js';
import { Reporters, Reports } from './write/report-item.js';

@Module({
  providers: [
    ModerateItemHandler,
    ModerationFigures,
    Reports,
    { provide: Reporters, inject: [ACCESS_TOKENS], useFactory: ({ admin }: AccessTokens) => new Reporters(admin) },
  ],
  exports: [Reports],
})
export class ModerationModule {}
