export { pause } from '@marcel/kit/programs';
