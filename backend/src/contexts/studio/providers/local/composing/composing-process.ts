import { serveOrders } from '../../../../../platform/child-processes/serve-orders.js';
import { compose, PictureOrder } from './compose.js';

/** What runs in a process of its own, where drawing keeps nobody waiting. */
serveOrders((message) => PictureOrder.parse(message), compose);
