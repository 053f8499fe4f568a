import { describeWithMongo } from '../../mongodb/testing/with-mongo.js';
import { describeLeaseStore } from '../contract/lease-store.contract.js';
import { MongoLeaseStore } from './mongo-lease-store.js';

describeWithMongo('MongoLeaseStore', (newDatabase) => describeLeaseStore(() => new MongoLeaseStore(newDatabase())));
