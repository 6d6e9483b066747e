import { paths } from '@fives/domain/paths';
import { onWritten } from './trigger.ts';

/** Maximum timeout of the platform. The first two triggers may update all instances of a player or a game. */
const MAX_TIMEOUT_S = 540;

export const onPlayerWritten = onWritten(
  paths.player('{uid}'),
  async () => (await import('./player-written.ts')).playerWritten,
  { timeoutSeconds: MAX_TIMEOUT_S },
);
export const onGameWritten = onWritten(
  paths.game('{gameId}'),
  async () => (await import('./game-written.ts')).gameWritten,
  { timeoutSeconds: MAX_TIMEOUT_S },
);
export const onGameInstanceWritten = onWritten(
  paths.gameInstance('{giId}'),
  async () => (await import('./game-instance-written.ts')).gameInstanceWritten,
);
export const onPlayerInstanceWritten = onWritten(
  paths.playerInstance('{giId}', '{uid}'),
  async () => (await import('./player-instance-written.ts')).playerInstanceWritten,
);
export const onPushTokenWritten = onWritten(
  paths.pushToken('{uid}', '{id}'),
  async () => (await import('./push-token-written.ts')).pushTokenWritten,
);
export const onMotmBallotWritten = onWritten(
  paths.motmBallot('{giId}', '{uid}'),
  async () => (await import('./motm-ballot-written.ts')).motmBallotWritten,
);
export const onOrganiserNotesWritten = onWritten(
  paths.organiserNotesOf('{gameId}', '{uid}'),
  async () => (await import('./organiser-notes-written.ts')).organiserNotesWritten,
);
