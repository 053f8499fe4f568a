import type { Db } from 'mongodb';
import { describeWithMongo } from '../../mongodb/testing/with-mongo.js';
import { describeRunBoard } from '../contract/run-board.contract.js';
import { MongoRunBoard } from './mongo-run-board.js';

describeWithMongo('MongoRunBoard', (newDatabase) => {
  let db: Db;
  const reopen = async () => new MongoRunBoard(db);
  const open = () => {
    db = newDatabase();
    return reopen();
  };

  describeRunBoard({ open, reopen });
});
