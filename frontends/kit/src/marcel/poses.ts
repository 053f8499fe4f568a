export { POSE_SIZE } from '@marcel/art/poses/pose';
export { POSES } from '@marcel/art/poses/poses';
