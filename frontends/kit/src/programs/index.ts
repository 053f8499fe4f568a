// A door of its own: each program bundles the parts that it uses, so that the kit that the shell shares stays small.
export { contractResolver } from '../forms/contract-resolver';
export { CardGrid, joinPages, LoadingCards, MoreOfList } from './lists';
export { keepFollowing, pause } from '../live/keep-following';
export { subscribeToStream, type StreamListener } from '../live/shared-stream';
export { drawPart, isWhole, saveFile, useFileDrop, useFilePicture } from './files';
export { countText, isolated, lengthText } from './texts';
export {
  isPageLeft,
  pageIn,
  type ToPage,
  useCopyText,
  useDebouncedValue,
  useOnline,
  usePage,
  useSettled,
} from './hooks';
export { lateComponent } from './late-component';
export { PictureField, pictureRefusal } from './PictureField';
export { Question } from '../question/Question';
export { ReportButton } from '../report/ReportButton';
export { remembered, useLiked } from '../storage/remembered';
export { reloadPage } from '../reload/reload-page';
export { WindowDialog } from '../window/WindowDialog';
