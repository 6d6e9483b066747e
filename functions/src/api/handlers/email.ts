import {
  findEmailSettings,
  findUnsubscriber,
  saveEmailSettings,
} from '../../db/collections/email-settings.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { siteUrl } from '../../site.ts';
import type { Handlers } from '../handler.ts';

export const emailHandlers = {
  async unsubscribe({ params: { secret } }) {
    const uid = await findUnsubscriber(secret);
    if (uid === null) return;
    await inTransaction(async (transaction) => {
      const settings = await findEmailSettings(uid, transaction);
      // The settings are missing if the account has been deleted.
      if (settings?.isOn) saveEmailSettings(transaction, uid, { ...settings, isOn: false });
    });
  },

  async showUnsubscribe({ params: { secret } }) {
    return `${siteUrl()}/unsubscribe/${encodeURIComponent(secret)}`;
  },
} satisfies Partial<Handlers>;
