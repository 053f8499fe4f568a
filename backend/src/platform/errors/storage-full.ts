import { StoreUnavailable } from './store-unavailable.js';

/** There is no room for what was to be kept; what is kept already can be read as ever. */
export class StorageFull extends StoreUnavailable {
  override readonly name = 'StorageFull';
}
