import * as z from 'zod';
import { RestClient } from '../rest-client.js';
import { ADMIN_TOKEN } from './start-products.js';

export { ADMIN_TOKEN, GRACE_TOKEN } from './start-products.js';

const addresses = z.array(z.url()).parse(JSON.parse(process.env.SHARED_PRODUCTS ?? '[]'));
const address = addresses[Number(process.env.JEST_WORKER_ID) - 1];
if (address === undefined) throw new Error('No product runs for this file; only *.api.test.ts files share one');

export const rest = new RestClient(address, ADMIN_TOKEN);
