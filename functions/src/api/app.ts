import { PROXIES } from '../firebase.ts';
import { handlers } from './handlers/index.ts';
import { createApi } from './server/router.ts';

export const app = createApi(handlers, PROXIES);
