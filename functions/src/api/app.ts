import { PROXIES } from '../firebase.ts';
import { handlers } from './handlers/index.ts';
import { createApi } from './server/router.ts';

/** The API of this process. */
export const app = createApi(handlers, PROXIES);
