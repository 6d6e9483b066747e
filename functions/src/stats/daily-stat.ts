import {
  type DailyStat,
  dailyStatDueAt,
  FORMER_PLAYER_NAME,
  type Game,
  type GameId,
  type History,
  isNegative,
  nextDay,
  renamedStat,
  statOfTheDay,
  type Uid,
  uidsOfNegativeStats,
} from '@fives/domain';
import { findGame, findGamesOf, updateGame } from '../db/collections/games.ts';
import { findPlayer, findPlayers } from '../db/collections/players.ts';
import { findHistory } from '../db/collections/stats.ts';
import { deriveUntilStable } from '../db/in-transaction.ts';
import type { Transaction } from '../db/transaction.ts';

/** Checks name and kind mode again after the write, because the person may change them at the same time. */
export async function computeDailyStat(gameId: GameId, now: Date): Promise<boolean> {
  let isDone = false;
  await deriveUntilStable(async (transaction) => {
    const game = await findGame(gameId, transaction);
    if (game && isDue(game, now)) {
      await storeDailyStat(transaction, game, now);
      isDone = true;
    } else if (game && isDone) {
      const uid = uidOfNegativeStat(game);
      if (uid !== null && (await findPlayer(uid))?.kindMode) removeDailyStat(transaction, game.id, now);
      else await updateNameInDailyStat(transaction, game, now);
    }
  });
  return isDone;
}

/** Call after a person has turned on kind mode. Games with a negative stat about this person get another stat. */
export async function replaceNegativeStats(uid: Uid, now: Date): Promise<void> {
  const isAboutThem = (game: Game) => uidOfNegativeStat(game) === uid;
  for (const { id } of (await findGamesOf(uid)).filter(isAboutThem)) {
    await deriveUntilStable(async (transaction) => {
      const game = await findGame(id, transaction);
      if (game && isAboutThem(game)) removeDailyStat(transaction, id, now);
    });
    await computeDailyStat(id, now);
  }
}

function uidOfNegativeStat({ dailyStat }: Game): Uid | null {
  return dailyStat !== null && isNegative(dailyStat) ? dailyStat.playerId : null;
}

/** Makes another stat due. */
function removeDailyStat(transaction: Transaction, id: GameId, now: Date): void {
  updateGame(transaction, id, { dailyStat: null, dailyStatDueAt: now });
}

function isDue({ dailyStatDueAt }: Game, now: Date): boolean {
  return dailyStatDueAt !== null && dailyStatDueAt !== undefined && dailyStatDueAt <= now;
}

async function storeDailyStat(transaction: Transaction, game: Game, now: Date): Promise<void> {
  const history = await findHistory(game.id, transaction);
  const dailyStat = history && (await nextDailyStat(history, game, now));
  updateGame(transaction, game.id, { dailyStat, dailyStatDueAt: dailyStat && nextDay(now) });
}

async function nextDailyStat(history: History, game: Game, now: Date): Promise<DailyStat | null> {
  const players = await findPlayers(uidsOfNegativeStats(history, now, game));
  const kindUids = new Set(players.filter(({ kindMode }) => kindMode).map(({ uid }) => uid));
  return statOfTheDay(history, now, game.dailyStat?.type ?? null, game, kindUids);
}

async function updateNameInDailyStat(transaction: Transaction, game: Game, now: Date): Promise<void> {
  if (game.dailyStat === null) return;
  const uid = game.dailyStat.playerId;
  const name = (await findHistory(game.id, transaction))?.people[uid]?.name ?? FORMER_PLAYER_NAME;
  renameInDailyStat(transaction, game, { uid, name }, now);
}

export function renameInDailyStat(
  transaction: Transaction,
  { id, dailyStat }: Game,
  person: { readonly uid: Uid; readonly name: string },
  now: Date,
): void {
  if (dailyStat?.playerId !== person.uid || dailyStat.name === person.name) return;
  if (person.name === FORMER_PLAYER_NAME) removeDailyStat(transaction, id, now);
  else updateGame(transaction, id, { dailyStat: renamedStat(dailyStat, person.name) });
}

export function storeDailyStatDue(
  transaction: Transaction,
  game: Game,
  hasNewResults: boolean,
  now: Date,
): void {
  const due = dailyStatDueAt(game, hasNewResults, now);
  if (due?.getTime() === game.dailyStatDueAt?.getTime()) return;
  updateGame(transaction, game.id, { dailyStatDueAt: due });
}
