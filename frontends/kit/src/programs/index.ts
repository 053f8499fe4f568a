/**
 * What programs share and the desktop does not need: each program brings the parts that it uses, so that the shell's
 * copy of the kit stays light.
 */
export { contractResolver } from '../forms/contract-resolver';
export { CardGrid, LoadingCards } from './CardGrid';
export { keepFollowing, type Following } from '../live/keep-following';
export { hearStream, type Hearing } from '../live/shared-stream';
export { pause } from '../live/pause';
export { joinPages } from './join-pages';
export { drawPart } from './draw-part';
export { isWhole } from './is-whole';
export { isolated } from './isolated';
export { isPageLeft } from './page-left';
export { lengthText } from './length-text';
export { lateComponent } from './late-component';
export { MoreOfList } from './MoreOfList';
export { PictureField, pictureRefusal, type PictureFieldProps, type PictureRefusals } from './PictureField';
export { saveFile } from './browser';
export { Question, type QuestionProps } from '../question/Question';
export { ReportButton } from '../report/ReportButton';
export { remembered } from '../storage/remembered';
export { reloadPage } from '../reload/reload-page';
export { useCopyText } from './use-copy-text';
export { useDebouncedEffect, useDebouncedValue } from './debounce';
export { useFileDrop } from './use-file-drop';
export { useFilePicture } from './use-file-picture';
export { pageIn, usePage, type ToPage } from './use-page';
export { useSettled } from './use-settled';
export { useLiked } from '../like/liked-items';
export { WindowDialog } from '../window/WindowDialog';
