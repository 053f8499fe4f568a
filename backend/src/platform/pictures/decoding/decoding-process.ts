import { serveOrders } from '../../child-processes/serve-orders.js';
import { encodePicture, PictureOrder } from './picture-orders.js';

serveOrders((message) => PictureOrder.parse(message), encodePicture);
