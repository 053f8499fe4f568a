import { serveTasks } from '../../child-processes/serve-tasks.js';
import { encodePicture, PictureTask } from './picture-tasks.js';

serveTasks((message) => PictureTask.parse(message), encodePicture);
