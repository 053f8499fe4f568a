import type { Db } from 'mongodb';
import { describeWithMongo } from '../../mongodb/testing/with-mongo.js';
import { describeKeyVault } from '../contract/key-vault.contract.js';
import { MongoKeyVault } from './mongo-key-vault.js';

describeWithMongo('MongoKeyVault', (newDatabase) => {
  let db: Db;
  beforeEach(() => void (db = newDatabase()));

  describeKeyVault(async () => new MongoKeyVault(db));
});
