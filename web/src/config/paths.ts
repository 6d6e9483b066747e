import type { StatName } from '@fives/domain';

/** Every address of the app: links are built here and nowhere else. */
export const appPaths = {
  landing: () => '/landing',
  login: (next?: string) => withNext('/login', next),
  register: (next?: string) => withNext('/register', next),
  home: () => '/',
  newGame: () => '/game',
  game: (gameId: string) => `/game/${gameId}`,
  settings: (gameId: string) => `/game/${gameId}/settings`,
  stats: (gameId: string) => `/game/${gameId}/stats`,
  stat: (gameId: string, stat: StatName) => `/game/${gameId}/stat?stat=${stat}`,
  instance: (giId: string) => `/gi/${giId}`,
  editInstance: (giId: string) => `/gi/${giId}/edit`,
  teams: (giId: string) => `/gi/${giId}/teams`,
  pickMotm: (giId: string) => `/gi/${giId}/pick-motm`,
  notifications: () => '/notifications',
  notificationSettings: () => '/notifications/settings',
  account: () => '/account',
  support: () => '/support',
} as const;

/** In an invite link, what it brings along once its organiser has renewed it. */
const KEY = 'key';

/**
 * The link that invites people into an instance.
 * @param key null before the link was renewed for the first time
 */
export function inviteLink(giId: string, key: string | null): string {
  const link = new URL(appPaths.instance(giId), window.location.origin);
  if (key !== null) link.searchParams.set(KEY, key);
  return link.href;
}

/** What the invite link brought along by which this page was opened; null where it brought nothing. */
export function inviteKey(): string | null {
  return new URLSearchParams(window.location.search).get(KEY);
}

/** Where to go after signing in: a path of this app, never another origin; home where none was asked for. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(?![/\\])/.test(next) ? next : appPaths.home();
}

function withNext(path: string, next: string | undefined): string {
  return next === undefined || next === appPaths.home() ? path : `${path}?next=${encodeURIComponent(next)}`;
}
