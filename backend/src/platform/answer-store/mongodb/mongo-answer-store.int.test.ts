import type { Db } from 'mongodb';
import { describeWithMongo } from '../../mongodb/testing/with-mongo.js';
import { itKeepsFirstAnswers, type AnswerStoreHarness } from '../contract/answer-store.contract.js';
import { MongoAnswerStore } from './mongo-answer-store.js';

describeWithMongo('MongoAnswerStore', (newDatabase) => {
  let db: Db;
  const harness: AnswerStoreHarness = {
    now: 1_000_000,
    open: () => {
      db = newDatabase();
      return harness.reopen();
    },
    reopen: () => MongoAnswerStore.open(db, () => harness.now),
  };
  itKeepsFirstAnswers(harness);
});
