import { describePresenceBoard } from '../contract/presence-board.contract.js';
import { InMemoryPresenceBoard } from './in-memory-presence-board.js';

describe('InMemoryPresenceBoard', () => {
  describePresenceBoard({ open: async () => new InMemoryPresenceBoard() });
});
