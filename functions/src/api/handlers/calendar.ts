import { randomBytes } from 'node:crypto';
import { ApiError, viewReason } from '@fives/domain';
import { calendarText } from '../../calendar/calendar-text.ts';
import { eventsOfInstance, eventsOfPlayer } from '../../calendar/read-calendar.ts';
import {
  deleteCalendarFeed,
  findCalendarFeed,
  findCalendarOwner,
  saveCalendarFeed,
} from '../../db/collections/calendar-feeds.ts';
import { findInviteKey } from '../../db/collections/player-instances.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { siteUrl } from '../../firebase.ts';
import { requireInstance } from '../../instance/instance-state.ts';
import type { Handlers } from '../handler.ts';
import { requireAccount, requireNoReason, requirePlayer } from '../permissions.ts';

const SECRET_BYTES = 32;

export const calendarHandlers = {
  async createCalendar({ caller, now }) {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    await inTransaction(async (transaction) => {
      await requireAccount(caller, transaction);
      await requirePlayer(caller.uid, transaction);
      await findCalendarFeed(caller.uid, transaction);
      saveCalendarFeed(transaction, caller.uid, secret, now);
    });
    return { url: `${siteUrl()}/api/calendar/${secret}.ics` };
  },

  async deleteCalendar({ caller }) {
    await deleteCalendarFeed(caller.uid);
  },

  async getCalendar({ params, now }) {
    const uid = await findCalendarOwner(params.secret);
    if (uid === null) throw ApiError.because({ code: 'NO_CALENDAR' });
    return calendarText(await eventsOfPlayer(uid, now));
  },

  async getInstanceCalendar({ params: { giId }, query, caller, now }) {
    const { game, instance } = await requireInstance(giId);
    const key = query.key ?? (caller && game.inviteKey ? await findInviteKey(giId, caller.uid) : null);
    requireNoReason(viewReason(game, caller?.uid ?? '', key));
    return calendarText(await eventsOfInstance(instance, query.key ?? null, now));
  },
} satisfies Partial<Handlers>;
