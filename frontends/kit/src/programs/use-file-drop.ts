import { useState, type DragEvent } from 'react';

export function useFileDrop(onFile: (file: File | undefined) => void) {
  const [dragging, setDragging] = useState(false);
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setDragging(over);
  };
  return {
    'data-dragging': dragging,
    onDragEnter: drag(true),
    onDragOver: drag(true),
    onDragLeave: drag(false),
    onDrop: (event: DragEvent) => {
      drag(false)(event);
      onFile(event.dataTransfer.files[0]);
    },
  };
}
