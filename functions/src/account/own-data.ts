import {
  type Attendance,
  can,
  type Game,
  type GameInstance,
  importedPlayers,
  isOver,
  type OwnDataResponse,
  rolesOf,
  seasonSpans,
  toGameSummary,
  type Uid,
} from '@fives/domain';
import { findCalendarFeed } from '../db/collections/calendar-feeds.ts';
import { findEmailSettings } from '../db/collections/contacts.ts';
import { findInstancesOfMember } from '../db/collections/game-instances.ts';
import { findGamesOf } from '../db/collections/games.ts';
import { findOwnShares } from '../db/collections/money.ts';
import { findAttendances, findBallotsOf } from '../db/collections/motm-ballots.ts';
import { findInbox, findNotificationSettings } from '../db/collections/notifications.ts';
import { findOrganiserNotes } from '../db/collections/organiser-notes.ts';
import { findPlayerInstancesOf } from '../db/collections/player-instances.ts';
import { findPlayer, findSupportMessagesOf } from '../db/collections/players.ts';
import { findPushTokens } from '../db/collections/push-tokens.ts';
import { findStatsTable } from '../db/collections/stats.ts';

export async function findOwnData(uid: Uid, now: Date): Promise<OwnDataResponse> {
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
  const [games, instances] = await Promise.all([findOwnGames(uid, now), findOwnInstances(uid)]);
  const own = { player, notificationSettings, emailSettings, calendarFeed, devices, inbox, supportMessages };
  return { exportedAt: now.toISOString(), ...own, games, instances };
}

async function findOwnGames(uid: Uid, now: Date): Promise<OwnDataResponse['games']> {
  const games = await findGamesOf(uid);
  return Promise.all(games.map((game) => toOwnGame(uid, game, now)));
}

async function toOwnGame(uid: Uid, game: Game, now: Date): Promise<OwnDataResponse['games'][number]> {
  const [organiserNotes, table, seasons] = await Promise.all([
    findOrganiserNotes(game.id, uid),
    findStatsTable(game.id, null),
    findOwnSeasons(uid, game, now),
  ]);
  const settings = can(uid, 'editGame', game) ? { ...toGameSummary(game), createdAt: game.createdAt } : null;
  const stats = table?.rows[uid] ?? null;
  return {
    gameId: game.id,
    name: game.name,
    roles: rolesOf(uid, game),
    settings,
    organiserOffer: offerTo(uid, game),
    organiserNotes,
    stats,
    seasons,
  };
}

async function findOwnSeasons(
  uid: Uid,
  { id: gameId, seasons, champions }: Game,
  now: Date,
): Promise<OwnDataResponse['games'][number]['seasons']> {
  const found = await Promise.all(
    seasonSpans(seasons).map(async (span) => {
      const stats = (await findStatsTable(gameId, span.id))?.rows[uid];
      const isChampion = isOver(span, now) && champions[span.id]?.some((champion) => champion.uid === uid);
      return stats ? [{ name: span.name, stats, isChampion: isChampion === true }] : [];
    }),
  );
  return found.flat();
}

function offerTo(uid: Uid, { organiserOffer: offer }: Game): 'open' | 'declined' | null {
  if (offer?.uid === uid) return 'open';
  return offer?.declined.includes(uid) ? 'declined' : null;
}

async function findOwnInstances(uid: Uid): Promise<OwnDataResponse['instances']> {
  const all = await findInstancesOfMember(uid);
  const giIds = all.map(({ id }) => id);
  const [playerInstances, ballots, shares, marks] = await Promise.all([
    findPlayerInstancesOf(uid, giIds),
    findBallotsOf(uid, giIds),
    findOwnShares(uid, giIds),
    findAttendances(giIds),
  ]);
  return all.flatMap((stored, at) => {
    const { id, gameId, game, startDateTime } = stored;
    const place = playerInstances[at] ?? importedPlayers(stored)?.find((person) => person.uid === uid);
    if (!place) return [];
    const instance = { giId: id, gameId, gameName: game.name, startDateTime: startDateTime.toISOString() };
    const [ballot, share] = [ballots.get(id) ?? null, shares[at] ?? null];
    return { ...instance, place, ballot, share, attendance: ownAttendance(uid, stored, marks[at]) };
  });
}

function ownAttendance(
  uid: Uid,
  { noShows }: Pick<GameInstance, 'noShows'>,
  marked: Attendance | null | undefined,
) {
  const isNoShow = noShows.includes(uid);
  const droppedOutAt = marked?.dropOuts[uid]?.toISOString() ?? null;
  return isNoShow || droppedOutAt !== null ? { isNoShow, droppedOutAt } : null;
}
