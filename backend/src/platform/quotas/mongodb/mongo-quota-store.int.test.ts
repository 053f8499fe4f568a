import type { Db } from 'mongodb';
import { describeWithMongo } from '../../mongodb/testing/with-mongo.js';
import { describeQuotaStore } from '../contract/quota-store.contract.js';
import { MongoQuotaStore } from './mongo-quota-store.js';

describeWithMongo('MongoQuotaStore', (newDatabase) => {
  let db: Db;
  const reopen = async () => new MongoQuotaStore(db);
  const open = () => {
    db = newDatabase();
    return reopen();
  };

  describeQuotaStore({ open, reopen });
});
