import type { Db } from 'mongodb';
import { itKeepsFirstAnswers } from '../answer-store/contract/answer-store.contract.js';
import { mongoAnswers } from '../answer-store/mongodb/testing/mongo-answers.js';
import { describeBlobStore } from '../blob-store/contract/blob-store.contract.js';
import { GridFsBlobStore } from '../blob-store/gridfs/gridfs-blob-store.js';
import { describeRebuildBoard } from '../consumers/rebuilds/contract/rebuild-board.contract.js';
import { MongoRebuildBoard } from '../consumers/rebuilds/mongodb/mongo-rebuild-board.js';
import { describeLeaseStore } from '../leader-election/contract/lease-store.contract.js';
import { MongoLeaseStore } from '../leader-election/mongodb/mongo-lease-store.js';
import { describeKeyVault } from '../personal-data/contract/key-vault.contract.js';
import { MongoKeyVault } from '../personal-data/mongodb/mongo-key-vault.js';
import { describeReadStore } from '../read-store/contract/read-store.contract.js';
import { MongoReadStore } from '../read-store/mongodb/mongo-read-store.js';
import { itKeepsSnapshots } from '../snapshot-store/contract/snapshot-store.contract.js';
import { mongoSnapshots } from '../snapshot-store/mongodb/testing/mongo-snapshots.js';
import { describeWithDisturbedMongo } from '../../test-support/testing/with-disturbed-mongo.js';

/** FAULT_SEED takes another one. */
const seed = Number(process.env.FAULT_SEED ?? 7);

/** What every store of these promises holds too while commands meet elections and other troubles: see `elections` for one by one. */
describeWithDisturbedMongo('Stores in MongoDB', seed, (newDatabase) => {
  let db: Db;

  describe('of first answers', () => itKeepsFirstAnswers(mongoAnswers(newDatabase)));

  describe('of snapshots', () => itKeepsSnapshots(mongoSnapshots(newDatabase)));

  describe('of keys', () => {
    beforeEach(() => void (db = newDatabase()));
    // Of a thousand calls at once some would meet one trouble after the other.
    describeKeyVault(async () => new MongoKeyVault(db), 20);
  });

  describe('of blobs', () => {
    beforeEach(() => void (db = newDatabase()));
    describeBlobStore(async (now) => new GridFsBlobStore(db, now));
  });

  describeReadStore('of read models', async () => new MongoReadStore(newDatabase()), 500);

  describe('of leases', () => describeLeaseStore(() => new MongoLeaseStore(newDatabase())));

  describe('of rebuilds', () => describeRebuildBoard(() => new MongoRebuildBoard(newDatabase())));
});
