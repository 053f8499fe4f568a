import { EventStoreDBClient } from '@eventstore/db-client';
import { OperationsClient } from '@eventstore/db-client/generated/operations_grpc_pb.js';
import { ProjectionsClient } from '@eventstore/db-client/generated/projections_grpc_pb.js';
import projections from '@eventstore/db-client/generated/projections_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import { UsersClient } from '@eventstore/db-client/generated/users_grpc_pb.js';
import users from '@eventstore/db-client/generated/users_pb.js';
import { credentials, status, type ServiceError } from '@grpc/grpc-js';
import { once } from 'node:events';
import { connect } from 'node:http2';
import { collect, failureOf, numbered, useClient } from '../testing/use-client.js';

type Done = (error: ServiceError | null) => void;

describe('The simulator', () => {
  const server = useClient();
  const address = () => `${server.simulator.host}:${server.simulator.port}`;

  it('is found by its gossip, under the address it was asked at', async () => {
    const client = EventStoreDBClient.connectionString(
      `esdb+discover://localhost:${server.simulator.port}?tls=false&nodePreference=leader`,
    );
    await client.appendToStream('a', numbered(2));
    expect(await collect(client.readStream('a'))).toHaveLength(2);
    await client.dispose();
  });

  it('is read by a client that insists on the leader', async () => {
    await server.client.appendToStream('a', numbered(1), { requiresLeader: true });
    expect(await collect(server.client.readStream('a', { requiresLeader: true }))).toHaveLength(1);
  });

  it('takes any credentials, as a server without security does', async () => {
    const client = EventStoreDBClient.connectionString(
      `esdb://nobody:knows@${address()}?tls=false&defaultDeadline=60000`,
    );
    await client.setStreamMetadata('a', { acl: { readRoles: ['$admins'], writeRoles: ['$admins'] } });
    await client.appendToStream('a', numbered(1));
    expect(await collect(server.client.readStream('a'))).toHaveLength(1);
    await client.dispose();
  });

  it('answers pings, by which clients keep connections alive', async () => {
    const session = connect(`http://${address()}`);
    await once(session, 'remoteSettings');
    const answer = await new Promise<Buffer>((resolve, reject) => {
      session.ping(Buffer.from('8 bytes!'), (error, _, payload) => (error === null ? resolve(payload) : reject(error)));
    });
    session.close();
    expect(answer.toString()).toBe('8 bytes!');
  });

  it.each<[string, (done: Done) => unknown]>([
    [
      'projections',
      (done) => {
        const client = new ProjectionsClient(address(), credentials.createInsecure());
        return client.enable(new projections.EnableReq(), (error) => (client.close(), done(error)));
      },
    ],
    [
      'users',
      (done) => {
        const client = new UsersClient(address(), credentials.createInsecure());
        return client.create(new users.CreateReq(), (error) => (client.close(), done(error)));
      },
    ],
    [
      'operations',
      (done) => {
        const client = new OperationsClient(address(), credentials.createInsecure());
        return client.shutdown(new shared.Empty(), (error) => (client.close(), done(error)));
      },
    ],
  ])('says of %s that it has none', async (_, call) => {
    const failure = await new Promise((resolve) => void call(resolve));
    expect(failure).toMatchObject({ code: status.UNIMPLEMENTED });
  });

  it('tells a client so, too', async () => {
    const failure = await failureOf(server.client.enableProjection('$by_category'));
    expect(failure).toMatchObject({ code: status.UNIMPLEMENTED });
  });
});
