import { serveTasks } from '../../../../../platform/child-processes/serve-tasks.js';
import { compose, PictureOrder } from './compose.js';

serveTasks((message) => PictureOrder.parse(message), compose);
