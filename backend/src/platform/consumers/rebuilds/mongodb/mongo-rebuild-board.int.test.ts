import { describeWithMongo } from '../../../mongodb/testing/with-mongo.js';
import { describeRebuildBoard } from '../contract/rebuild-board.contract.js';
import { MongoRebuildBoard } from './mongo-rebuild-board.js';

describeWithMongo('MongoRebuildBoard', (newDatabase) =>
  describeRebuildBoard(() => new MongoRebuildBoard(newDatabase())),
);
