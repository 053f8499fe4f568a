import { MODULE_METADATA } from '@nestjs/common/constants.js';
import type { Type } from '@nestjs/common';
import { type EventFilter, type Hosting, HostingMetadata } from '../../platform/consumers/consumer.js';
import type { Projection } from '../../platform/consumers/projections/projection.js';

export interface EventReader extends EventFilter {
  readonly name: string;
  readonly kind: 'projection' | 'automation' | 'worker' | 'live updates';
}

export function declaredReaders(projections: readonly Projection[], modules: readonly Type[]): EventReader[] {
  const ofProjections = projections.map(
    ({ name, streamPrefixes }) => ({ kind: 'projection', name, streamPrefixes }) as const,
  );
  const providers = modules.flatMap((module) => metadata<readonly unknown[]>(MODULE_METADATA.PROVIDERS, module) ?? []);
  const ofProviders = providers.flatMap((provider) => {
    const hosting = metadata<Hosting>(HostingMetadata.KEY, classOf(provider));
    return hosting?.subscription === undefined ? [] : { kind: findKind(hosting), ...hosting.subscription };
  });
  return [...ofProjections, ...ofProviders];
}

function findKind(hosting: Hosting): EventReader['kind'] {
  if (hosting.kind === 'automation') return 'automation';
  return hosting.placement === 'each-api-node' ? 'live updates' : 'worker';
}

const classOf = (provider: unknown): unknown =>
  typeof provider === 'object' && provider !== null && 'provide' in provider ? provider.provide : provider;

const metadata = <Value>(key: string, target: unknown): Value | undefined =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key determines the type
  typeof target === 'function' ? (Reflect.getMetadata(key, target) as Value | undefined) : undefined;
