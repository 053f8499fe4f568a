import { describeWithMongo } from '../../mongodb/testing/with-mongo.js';
import { describeReadStore } from '../contract/read-store.contract.js';
import { MongoReadStore } from './mongo-read-store.js';

describeWithMongo('MongoDB', (newDatabase) => {
  // FerretDB needs a minute for thousands of documents.
  const many = process.env.TEST_FULL ? 6000 : 200;
  describeReadStore('the adapter', async () => new MongoReadStore(newDatabase()), many);
});
