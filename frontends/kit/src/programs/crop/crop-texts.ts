export const CROP_TEXTS = {
  open: 'Crop',
  title: 'Crop Picture',
  close: 'Close Crop',
  use: 'Use This Part',
  cancel: 'Cancel',
  hint: 'Drag the frame, or its corners. By keyboard: Tab to the frame or a corner, arrow keys to move it.',
  moves: 'This picture moves. The part that you choose stands still.',
  notLoaded: 'The window to crop in could not be loaded.',
  failed: 'This picture cannot be cropped here. It can be used as it is.',
} as const;

export const CROP_LABELS = {
  cropArea: 'Frame: arrow keys move it',
  nwDragHandle: 'Top left corner',
  nDragHandle: 'Top edge',
  neDragHandle: 'Top right corner',
  eDragHandle: 'Right edge',
  seDragHandle: 'Bottom right corner',
  sDragHandle: 'Bottom edge',
  swDragHandle: 'Bottom left corner',
  wDragHandle: 'Left edge',
} as const;
