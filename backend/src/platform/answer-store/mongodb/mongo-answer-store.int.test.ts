import { describeWithMongo } from '../../mongodb/testing/with-mongo.js';
import { itKeepsFirstAnswers } from '../contract/answer-store.contract.js';
import { mongoAnswers } from './testing/mongo-answers.js';

describeWithMongo('MongoAnswerStore', (newDatabase) => itKeepsFirstAnswers(mongoAnswers(newDatabase)));
