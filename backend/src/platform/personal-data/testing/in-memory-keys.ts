import { SqliteDocumentStore } from '../../document-store/sqlite.js';
import { KeyVault } from '../key-vault.js';

export const inMemoryKeys = (): KeyVault => new KeyVault(new SqliteDocumentStore({ file: ':memory:' }));
