import { describeDocumentStore, type DocumentStoreHarness } from './document-store.contract.js';
import { InMemoryDocumentStore } from './in-memory-document-store.js';

describe('InMemoryDocumentStore', () => {
  let store: InMemoryDocumentStore;
  beforeEach(() => void (store = new InMemoryDocumentStore(() => harness.now)));
  const harness: DocumentStoreHarness = { now: 1_000_000, open: async () => store };

  describeDocumentStore(harness);
});
