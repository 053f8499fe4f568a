import { describeWithMongo } from '../../mongodb/testing/with-mongo.js';
import { itKeepsSnapshots } from '../contract/snapshot-store.contract.js';
import { mongoSnapshots } from './testing/mongo-snapshots.js';

describeWithMongo('MongoSnapshotStore', (newDatabase) => itKeepsSnapshots(mongoSnapshots(newDatabase)));
