import { PROXIES } from '../firebase.ts';
import { createInvitePage } from './server.ts';

/** The invite pages of this process. */
export const app = createInvitePage(PROXIES);
