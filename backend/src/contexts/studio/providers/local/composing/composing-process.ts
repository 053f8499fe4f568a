import { serveOrders } from '../../../../../platform/child-processes/serve-orders.js';
import { compose, PictureOrder } from './compose.js';

serveOrders((message) => PictureOrder.parse(message), compose);
