// A separate entry point: each program bundles what it imports from here, so that the kit shared by the shell stays small.
export { contractResolver } from '../forms/contract-resolver';
export { CardGrid, joinPages, LoadingCards, LoadMore } from './lists';
export { followStream, pause } from '../live/follow-stream';
export { subscribeToStream, type StreamListener } from '../live/shared-stream';
export { drawPart, isDecodable, downloadFile, useFileDrop, useFilePreviewRef } from './files';
export { countText, isolateBidi, lengthText } from './texts';
export {
  isPageUnloading,
  parsePage,
  type GoToPage,
  useCopyText,
  useDebouncedValue,
  useOnline,
  usePage,
  useDebouncedDraft,
} from './hooks';
export { lazyComponent } from './lazy-component';
export { PictureField, findPictureRejection } from './PictureField';
export { ConfirmDialog } from '../confirm-dialog/ConfirmDialog';
export { ReportButton } from '../report/ReportButton';
export { tryOrNull } from '../storage/json-store';
export { createStoredSet, receipts, useLiked } from '../storage/stored-set';
export { reloadPage } from '../reload/reload-page';
export { WindowDialog } from '../window/WindowDialog';
