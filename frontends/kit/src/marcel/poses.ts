export { POSE_SIZE, POSES } from '@marcel/art/poses';
