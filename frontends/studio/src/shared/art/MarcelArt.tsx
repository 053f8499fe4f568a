import { POSE_SIZE } from '@marcel/art/poses/pose';
import { svgDocument } from '@marcel/art/svg';
import { useMemo } from 'react';

interface MarcelArtProps {
  pose: () => string;
  /** Edge length in pixels. */
  size?: number;
  className?: string | undefined;
}

export function MarcelArt({ pose, size = 160, className }: MarcelArtProps) {
  const address = useMemo(() => `data:image/svg+xml,${encodeURIComponent(svgDocument(pose(), POSE_SIZE))}`, [pose]);
  return <img src={address} alt="" width={size} height={size} className={className} />;
}
