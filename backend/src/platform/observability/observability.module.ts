import { Global, Module, type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import { HEALTH_CHECKS, type HealthCheck } from './health/health-check.js';
import { HealthController } from './health/health.controller.js';
import { Startup } from './health/startup.js';
import { Metrics, ProviderCalls } from './metrics/metrics.js';

export interface ObservabilityOptions {
  readonly imports?: ModuleMetadata['imports'];
  readonly inject: readonly (symbol | (abstract new (...parameters: never[]) => unknown))[];
  readonly useFactory: (...injected: never[]) => readonly HealthCheck[];
}

const PARTS = [Metrics, ProviderCalls, Startup];

@Global()
@Module({ providers: PARTS, exports: PARTS })
export class ObservabilityModule {
  static forRoot({ imports = [], inject, useFactory }: ObservabilityOptions): DynamicModule {
    return {
      module: ObservabilityModule,
      imports,
      controllers: [HealthController],
      providers: [{ provide: HEALTH_CHECKS, inject: [...inject], useFactory }],
    };
  }
}
