import { type GameId, type GameSummary, type GiId, invitePath, joinPath, type StatName } from '@fives/domain';

/** All paths of the app. Other files must not build paths. */
export const appPaths = {
  landing: () => '/landing',
  login: (next?: string) => withNext('/login', next),
  register: (next?: string) => withNext('/register', next),
  home: () => '/',
  newGame: () => '/game',
  game: (gameId: GameId) => `/game/${gameId}`,
  people: (gameId: GameId) => `/game/${gameId}/people`,
  money: (gameId: GameId) => `/game/${gameId}/money`,
  settings: (gameId: GameId) => `/game/${gameId}/settings`,
  importResults: (gameId: GameId) => `/game/${gameId}/import`,
  stats: (gameId: GameId, season: string | null = null) =>
    `/game/${gameId}/stats${season === null ? '' : `?season=${encodeURIComponent(season)}`}`,
  stat: (gameId: GameId, stat: StatName, season: string | null = null) =>
    `/game/${gameId}/stat?stat=${stat}${season === null ? '' : `&season=${encodeURIComponent(season)}`}`,
  giveStars: (gameId: GameId) => `/game/${gameId}/stars`,
  instance: (giId: GiId) => invitePath(giId, null),
  join: joinPath,
  editInstance: (giId: GiId) => `/gi/${giId}/edit`,
  teams: (giId: GiId) => `/gi/${giId}/teams`,
  pickMotm: (giId: GiId) => `/gi/${giId}/pick-motm`,
  notifications: () => '/notifications',
  notificationSettings: () => '/notifications/settings',
  unsubscribe: (secret: string) => `/unsubscribe/${encodeURIComponent(secret)}`,
  account: () => '/account',
  support: () => '/support',
} as const;

/** Value of `?season=` for the all-time table. */
export const ALL_TIME = 'all';

export interface Linked {
  readonly id: GiId;
  /** Visitors know neither `joinKey` nor `isRecurring`. */
  readonly game: Pick<GameSummary, 'inviteKey'> & Partial<Pick<GameSummary, 'isRecurring' | 'joinKey'>>;
}

/** Returns the permanent link of a recurring game, or the link of a single date. */
export function inviteLink(instance: Linked): string {
  const { isRecurring, joinKey } = instance.game;
  return isRecurring && joinKey ? toUrl(appPaths.join(joinKey)) : dateLink(instance);
}

export function dateLink({ id, game }: Linked): string {
  return toUrl(invitePath(id, game.inviteKey));
}

export function statsLink(gameId: GameId): string {
  return toUrl(appPaths.stats(gameId));
}

function toUrl(path: string): string {
  return new URL(path, window.location.origin).href;
}

export function calendarFile(giId: GiId, key: string | null): string {
  return `/api/gi/${giId}/calendar.ics${key === null ? '' : `?key=${encodeURIComponent(key)}`}`;
}

export function inviteKey(): string | null {
  return new URLSearchParams(window.location.search).get('key');
}

/** Returns the path to open after login. Accepts only paths of this app, and returns home otherwise. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(?![/\\])/.test(next) ? next : appPaths.home();
}

function withNext(path: string, next: string | undefined): string {
  return next === undefined || next === appPaths.home() ? path : `${path}?next=${encodeURIComponent(next)}`;
}
