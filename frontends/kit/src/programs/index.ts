/**
 * What programs share and the desktop does not need: each program brings the parts that it uses, so that the shell's
 * copy of the kit stays light.
 */
export { contractResolver } from '../forms/contract-resolver';
export { CardGrid, LoadingCards } from './CardGrid';
export { type Following, keepFollowing, pause } from '../live/keep-following';
export { hearStream, type Hearing } from '../live/shared-stream';
export { joinPages } from './join-pages';
export { drawPart, isWhole, saveFile, useFileDrop, useFilePicture } from './files';
export { isolated } from './isolated';
export {
  isPageLeft,
  pageIn,
  type ToPage,
  useCopyText,
  useDebouncedEffect,
  useDebouncedValue,
  usePage,
  useSettled,
} from './hooks';
export { lengthText } from './length-text';
export { lateComponent } from './late-component';
export { MoreOfList } from './MoreOfList';
export { PictureField, pictureRefusal, type PictureFieldProps, type PictureRefusals } from './PictureField';
export { Question, type QuestionProps } from '../question/Question';
export { ReportButton } from '../report/ReportButton';
export { remembered } from '../storage/remembered';
export { reloadPage } from '../reload/reload-page';
export { useLiked } from '../like/liked-items';
export { WindowDialog } from '../window/WindowDialog';
