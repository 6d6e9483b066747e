import {
  findEmailSettings,
  findUnsubscriber,
  saveEmailSettings,
} from '../../db/collections/email-settings.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Handlers } from '../handler.ts';

export const emailHandlers = {
  async unsubscribe({ params: { secret } }) {
    const uid = await findUnsubscriber(secret);
    if (uid === null) return undefined;
    await inTransaction(async (transaction) => {
      const settings = await findEmailSettings(uid, transaction);
      // The account may have been deleted meanwhile.
      if (settings?.isOn) saveEmailSettings(transaction, uid, { ...settings, isOn: false });
    });
    return undefined;
  },

  async showUnsubscribe({ params: { secret }, site }) {
    return `${site}/unsubscribe/${encodeURIComponent(secret)}`;
  },
} satisfies Partial<Handlers>;
