export { createQueryClient } from './query/create-query-client';
export { ToastProvider } from './toasts/ToastProvider';
export { type ShowToast, type ToastMessage, useToast } from './toasts/use-toasts';
export { ProgramWindow } from './window/ProgramWindow';
export { WindowFrame, type WindowFrameProps } from './window/WindowFrame';
export { useFocusOnNavigation, useModal } from './window/focus';
export { usePageMeta, type PageMeta } from './page/use-page-meta';
export { Pager, type PagerProps } from './pager/Pager';
export { InitialsPlaceholder, Picture, type PictureProps } from './picture/Picture';
export { Badge, type BadgeTone, EmptyState, Skeleton, type SkeletonKind, Spinner } from './feedback/status';
export { ErrorDialog, type ErrorDialogProps } from './feedback/ErrorDialog';
export { ErrorBoundary } from './feedback/ErrorBoundary';
export {
  Button,
  IconButton,
  LikeButton,
  LinkButton,
  type ButtonKind,
  type ButtonProps,
  type LikeButtonProps,
} from './controls/Button';
export { SelectField, type SelectFieldProps } from './controls/SelectField';
export { TextField, type TextFieldProps } from './controls/TextField';
export { Icon, isIconName, type IconName } from './icons/Icon';
export { Marcel, type MarcelProps } from './marcel/Marcel';
export { FallbackScreen } from './screens/FallbackScreen';
export { relativeTime } from './dates/relative-time';
export { reloadPage } from './reload/reload-page';
export { jsonStore, type JsonStore } from './storage/json-store';
export { classes } from './theme/classes';
export { renderStandalone } from './standalone/render-standalone';
