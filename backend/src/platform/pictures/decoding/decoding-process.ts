import { serveOrders } from '../../child-processes/serve-orders.js';
import { encodePicture, PictureOrder } from './picture-orders.js';

/** What runs in a process of its own: a picture that harms the decoder, or keeps it busy, harms nobody else. */
serveOrders((message) => PictureOrder.parse(message), encodePicture);
