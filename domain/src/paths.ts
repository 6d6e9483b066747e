/**
 * Every place in the database, in one page: how its path is built. Triggers bind to the same functions with `{name}` in
 * place of an id.
 */
export const paths = {
  players: () => 'players',
  player: (uid: string) => `players/${uid}`,
  pushTokens: (uid: string) => `players/${uid}/pushTokens`,
  pushToken: (uid: string, id: string) => `players/${uid}/pushTokens/${id}`,
  notifications: (uid: string) => `players/${uid}/notifications`,
  notification: (uid: string, id: string) => `players/${uid}/notifications/${id}`,
  notificationSettings: (uid: string) => `players/${uid}/settings/notifications`,
  games: () => 'games',
  game: (gameId: string) => `games/${gameId}`,
  statsTable: (gameId: string) => `games/${gameId}/stats/table`,
  statsHistory: (gameId: string) => `games/${gameId}/stats/history`,
  statsHistoryPart: (gameId: string, n: number | string) => `games/${gameId}/stats/history-${n}`,
  organiserNotes: (gameId: string) => `games/${gameId}/organiserNotes`,
  organiserNotesOf: (gameId: string, uid: string) => `games/${gameId}/organiserNotes/${uid}`,
  gameInstances: () => 'gameInstances',
  gameInstance: (giId: string) => `gameInstances/${giId}`,
  playerInstances: (giId: string) => `gameInstances/${giId}/playerInstances`,
  playerInstance: (giId: string, uid: string) => `gameInstances/${giId}/playerInstances/${uid}`,
  instanceJobs: () => 'instanceJobs',
  instanceJobsOf: (giId: string) => `instanceJobs/${giId}`,
  motmBallots: (giId: string) => `gameInstances/${giId}/motmBallots`,
  motmBallot: (giId: string, uid: string) => `gameInstances/${giId}/motmBallots/${uid}`,
  supportMessages: () => 'supportMessages',
  supportMessage: (id: string) => `supportMessages/${id}`,
  deletedAccounts: () => 'deletedAccounts',
  deletedAccount: (hash: string) => `deletedAccounts/${hash}`,
  migrations: () => 'migrations',
  migration: (id: string) => `migrations/${id}`,
} as const;
