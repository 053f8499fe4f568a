import { Module, type DynamicModule } from '@nestjs/common';
import { ACCESS_TOKENS, type AccessTokens } from './access-tokens.js';
import { SETTINGS, type Settings } from './settings.js';

@Module({})
export class ConfigModule {
  static forRoot(settings: Settings, tokens: AccessTokens): DynamicModule {
    const providers = [
      { provide: SETTINGS, useValue: settings },
      { provide: ACCESS_TOKENS, useValue: tokens },
    ];
    return { module: ConfigModule, global: true, providers, exports: providers };
  }
}
