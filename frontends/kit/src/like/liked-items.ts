import { remembered } from '../storage/remembered';

export const useLiked = remembered('liked', 2000);
