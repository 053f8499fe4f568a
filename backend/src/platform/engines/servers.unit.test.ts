import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../config/settings.js';
import { checkAddresses } from './servers.js';

const SECRET = 'hunter2secret';

function rejectionOf(variables: Readonly<Record<string, string>>): string | undefined {
  try {
    checkAddresses(readSettings(variables));
    return undefined;
  } catch (error) {
    return String(error);
  }
}

describe('The address of EventStoreDB', () => {
  it.each([
    'esdb://127.0.0.1:2113?tls=false',
    'esdb://host',
    'esdb://user:password@a:2113,b:2113,c:2113',
    'esdb://user:p%40ss@a:2113,b:2113,c:2113?tls=true&nodePreference=leader&maxDiscoverAttempts=20',
    'esdb+discover://user:password@cluster.example.org:2113?keepAliveInterval=10000&gossipTimeout=5',
    'esdb://host:2113/?tls=false',
  ])('accepts %s, as its client does', (address) => {
    expect(rejectionOf({ EVENTSTOREDB_URL: address })).toBeUndefined();
    expect(readSettings({ EVENTSTOREDB_URL: address }).eventStoreUrl).toBe(address);
  });

  it.each([
    ['http://host:2113', 'must be an address that starts with esdb://, esdb+discover://'],
    ['kurrentdb://host:2113', 'must be an address that starts with esdb://, esdb+discover://'],
    ['esdb://', 'expected'],
    ['esdb://host:port', 'expected port number'],
    ['esdb://host:2113?tls=maybe', 'expected true or false'],
    ['esdb://host:2113?nodePreference=nearest', 'expected'],
    ['esdb://host:2113?tlsCAFile=/nowhere/ca.crt', 'Failed to load certificate file'],
    [`esdb://user:${SECRET}@host:port`, 'expected port number'],
    [`esdb://user:${SECRET}@host,b?x`, 'expected'],
    [`esdb://user:${SECRET}#@host:x`, 'expected'],
  ])('is rejected at the start when it is %s, with the reason and without secrets', (address, reason) => {
    const rejection = rejectionOf({ EVENTSTOREDB_URL: address });
    expect(rejection).toContain(reason);
    expect(rejection).not.toContain(SECRET);
  });

  it('may name the certificate of an authority of its own', () => {
    const directory = mkdtempSync(join(tmpdir(), 'marcel-ca-'));
    const file = join(directory, 'ca.crt');
    writeFileSync(file, '');
    const address = `esdb://admin:secret@a:2113,b:2113?tlsCAFile=${encodeURIComponent(file)}`;
    expect(rejectionOf({ EVENTSTOREDB_URL: address })).toBeUndefined();
    rmSync(directory, { recursive: true });
  });
});

describe('The address of MongoDB', () => {
  it.each([
    'mongodb://127.0.0.1/marcel',
    'mongodb://a:27017,b:27017,c:27017/marcel?replicaSet=rs0',
    'mongodb://user:p%40ss@a,b,c/marcel?authSource=admin&tls=true',
    'mongodb://[::1]:27017/marcel',
    'mongodb+srv://user:password@cluster.example.org/marcel',
  ])('accepts %s, as its driver does', (address) => {
    expect(rejectionOf({ MONGODB_URL: address })).toBeUndefined();
    expect(readSettings({ MONGODB_URL: address }).mongoUrl).toBe(address);
  });

  it.each([
    ['http://x', 'must be an address that starts with mongodb://, mongodb+srv://'],
    ['mongodb://', 'Protocol and host list are required'],
    ['mongodb+srv://a:27017,b:27017/marcel', 'mongodb+srv URI cannot have'],
    ['mongodb://a/marcel?tls=maybe', 'tls'],
    ['mongodb://a/marcel?noSuchOption=1', 'nosuchoption is not supported'],
    [`mongodb://user:${SECRET}@:27017/`, 'rejected'],
    [`mongodb://user:${SECRET}@@a/marcel`, 'rejected'],
  ])('is refused at the start when it is %s, with the reason and without secrets', (address, reason) => {
    const rejection = rejectionOf({ MONGODB_URL: address });
    expect(rejection).toContain(reason);
    expect(rejection).not.toContain(SECRET);
  });
});
