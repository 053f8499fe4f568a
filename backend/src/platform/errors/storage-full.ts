import { StoreUnavailable } from './store-unavailable.js';

export class StorageFull extends StoreUnavailable {
  override readonly name = 'StorageFull';
}
