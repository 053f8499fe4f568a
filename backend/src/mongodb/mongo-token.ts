/** Nest injection token of the MongoDB database; not provided when everything lies in the data directory. */
export const MONGO_DB = Symbol('MongoDb');
