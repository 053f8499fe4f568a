import { describeWithMongo } from '../../mongodb/testing/with-mongo.js';
import { describePresenceBoard } from '../contract/presence-board.contract.js';
import { MongoPresenceBoard } from './mongo-presence-board.js';

describeWithMongo('MongoPresenceBoard', (newDatabase) => {
  describePresenceBoard({ open: async () => new MongoPresenceBoard(newDatabase()) });
});
