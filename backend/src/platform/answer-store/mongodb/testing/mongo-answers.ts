import type { Db } from 'mongodb';
import type { NewDatabase } from '../../../mongodb/testing/with-mongo.js';
import type { AnswerStoreHarness } from '../../contract/answer-store.contract.js';
import { MongoAnswerStore } from '../mongo-answer-store.js';

export function mongoAnswers(newDatabase: NewDatabase): AnswerStoreHarness {
  let db: Db;
  const harness: AnswerStoreHarness = {
    now: 1_000_000,
    open: () => {
      db = newDatabase();
      return harness.reopen();
    },
    reopen: () => MongoAnswerStore.open(db, () => harness.now),
  };
  return harness;
}
