import { PersistentSubscriptionsService } from '@eventstore/db-client/generated/persistent_grpc_pb.js';
import {
  ServerFeaturesService,
  type IServerFeaturesServer,
} from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import { unary } from '../calls.js';
import type { Faults } from '../faults.js';
import type { ServerBehaviour } from '../server-version.js';

const METHODS = [StreamsService, PersistentSubscriptionsService, ServerFeaturesService, GossipService].flatMap(
  (service) => Object.values(service).map(({ path }: { path: string }) => path),
);

/** What clients ask first: which calls, and which variants of them, they may use. */
export function serverFeatures(faults: Faults, { release }: ServerBehaviour): IServerFeaturesServer {
  return { getSupportedMethods: unary(faults, () => supportedMethods(release)) };
}

function supportedMethods(release: string) {
  const methods = METHODS.map((path) => {
    const [, service = '', method = ''] = path.toLowerCase().split('/');
    return new features.SupportedMethod()
      .setServiceName(service)
      .setMethodName(method)
      .setFeaturesList(featuresOf(service, method));
  });
  return new features.SupportedMethods().setMethodsList(methods).setEventStoreServerVersion(release);
}

function featuresOf(service: string, method: string): string[] {
  if (service.includes('persistentsubscriptions')) return ['stream', 'all'];
  return service.includes('streams') && method === 'read' ? ['position', 'events'] : [];
}
