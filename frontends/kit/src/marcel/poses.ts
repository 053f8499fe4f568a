export { POSE_SIZE } from '@marcel/contracts/art/poses/pose';
export { POSES } from '@marcel/contracts/art/poses/poses';
