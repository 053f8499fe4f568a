import type { PoseName } from '@marcel/art/poses';
import { useEffect, useState } from 'react';

interface MarcelProps {
  pose: PoseName;
  /** Edge length in pixels, reserved while the picture loads. */
  size?: number;
}

export function Marcel({ pose, size = 160 }: MarcelProps) {
  const drawing = useDrawing(pose);
  return (
    <span style={{ display: 'inline-block', flex: 'none', maxWidth: '100%', width: size, height: size }} aria-hidden>
      {drawing && (
        <svg
          viewBox={drawing.viewBox}
          width="100%"
          height="100%"
          dangerouslySetInnerHTML={{ __html: drawing.markup }}
        />
      )}
    </span>
  );
}

interface Drawing {
  viewBox: string;
  markup: string;
}

function useDrawing(pose: PoseName): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let isCurrent = true;
    draw(pose).then(
      (markup) => isCurrent && setDrawing(markup),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [pose]);
  return drawing;
}

async function draw(pose: PoseName): Promise<Drawing> {
  const { POSES, POSE_SIZE } = await import('./poses');
  return { viewBox: `0 0 ${POSE_SIZE} ${POSE_SIZE}`, markup: POSES[pose]() };
}
