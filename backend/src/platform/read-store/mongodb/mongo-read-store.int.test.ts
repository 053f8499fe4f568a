import { describeWithMongo } from '../../mongodb/testing/with-mongo.js';
import { describeReadStore } from '../contract/read-store.contract.js';
import { MongoReadStore } from './mongo-read-store.js';

describeWithMongo('MongoDB', (newDatabase) => {
  describeReadStore('the adapter', async () => new MongoReadStore(newDatabase()));
});
