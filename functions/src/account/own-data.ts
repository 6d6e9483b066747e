import { type Attendance, type Game, isOrganiser, type OwnDataResponse, toGameSummary } from '@fives/domain';
import { findAttendances } from '../db/attendance.ts';
import { findCalendarFeed } from '../db/calendar-feeds.ts';
import { findEmailSettings } from '../db/email-settings.ts';
import { pagesOfMember } from '../db/game-instances.ts';
import { findGamesOf } from '../db/games.ts';
import { findOwnShares } from '../db/money.ts';
import { findBallotsOf } from '../db/motm-ballots.ts';
import { findInbox, findNotificationSettings } from '../db/notifications.ts';
import { findOrganiserNotes } from '../db/organiser-notes.ts';
import { readPages } from '../db/pages.ts';
import { findPlacesOf } from '../db/player-instances.ts';
import { findPlayer } from '../db/players.ts';
import { findPushTokens } from '../db/push-tokens.ts';
import { findStatsTable } from '../db/stats.ts';
import { findSupportMessagesOf } from '../db/support-messages.ts';

/** Everything that is stored about a person, guests too. Of others it holds no more than the uids that the person's own data name. */
export async function findOwnData(uid: string, now: Date): Promise<OwnDataResponse> {
  const [player, notificationSettings, emailSettings, calendarFeed, devices, inbox, supportMessages] =
    await Promise.all([
      findPlayer(uid),
      findNotificationSettings(uid),
      findEmailSettings(uid),
      findCalendarFeed(uid),
      findPushTokens(uid),
      findInbox(uid),
      findSupportMessagesOf(uid),
    ]);
  const [games, instances] = await Promise.all([findOwnGames(uid), findOwnInstances(uid)]);
  const own = { player, notificationSettings, emailSettings, calendarFeed, devices, inbox, supportMessages };
  return { exportedAt: now.toISOString(), ...own, games, instances };
}

async function findOwnGames(uid: string): Promise<OwnDataResponse['games']> {
  const games = await findGamesOf(uid);
  return Promise.all(games.map((game) => toOwnGame(uid, game)));
}

async function toOwnGame(uid: string, game: Game): Promise<OwnDataResponse['games'][number]> {
  const [organiserNotes, table] = await Promise.all([
    findOrganiserNotes(game.id, uid),
    findStatsTable(game.id),
  ]);
  const settings = isOrganiser(game, uid) ? { ...toGameSummary(game), createdAt: game.createdAt } : null;
  return { gameId: game.id, name: game.name, settings, organiserNotes, stats: table?.rows[uid] ?? null };
}

async function findOwnInstances(uid: string): Promise<OwnDataResponse['instances']> {
  const found: OwnDataResponse['instances'] = [];
  for await (const page of readPages(pagesOfMember(uid))) {
    const giIds = page.map(({ id }) => id);
    const [places, ballots, shares, marks] = await Promise.all([
      findPlacesOf(uid, giIds),
      findBallotsOf(uid, giIds),
      findOwnShares(uid, giIds),
      findAttendances(giIds),
    ]);
    for (const [at, { id, gameId, game, startDateTime }] of page.entries()) {
      const place = places[at];
      const instance = {
        giId: id,
        gameId,
        gameName: game.name,
        startDateTime: startDateTime.toISOString(),
      };
      const [ballot, share] = [ballots.get(id) ?? null, shares[at] ?? null];
      const attendance = ownMarks(uid, marks[at]);
      if (place) found.push({ ...instance, place, ballot, share, attendance });
    }
  }
  return found;
}

/** What organisers have noted of the person; null where they have noted nothing. */
function ownMarks(uid: string, marked: Attendance | null | undefined) {
  const isNoShow = marked?.noShows.includes(uid) ?? false;
  const droppedOutAt = marked?.dropOuts[uid]?.toISOString() ?? null;
  return isNoShow || droppedOutAt !== null ? { isNoShow, droppedOutAt } : null;
}
