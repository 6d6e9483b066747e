import { paths } from '@fives/domain';
import { gameInstanceWritten } from './game-instance-written.ts';
import { gameWritten } from './game-written.ts';
import { motmBallotWritten } from './motm-ballot-written.ts';
import { playerInstanceWritten } from './player-instance-written.ts';
import { playerWritten } from './player-written.ts';
import { pushTokenWritten } from './push-token-written.ts';
import { onWritten } from './trigger.ts';

/** The longest that the platform lets a trigger run: a name stands in every place its owner ever had. */
const LONGEST_S = 540;

export const onPlayerWritten = onWritten(paths.player('{uid}'), playerWritten, LONGEST_S);
export const onGameWritten = onWritten(paths.game('{gameId}'), gameWritten);
export const onGameInstanceWritten = onWritten(paths.gameInstance('{giId}'), gameInstanceWritten);
export const onPlayerInstanceWritten = onWritten(
  paths.playerInstance('{giId}', '{uid}'),
  playerInstanceWritten,
);
export const onPushTokenWritten = onWritten(paths.pushToken('{uid}', '{id}'), pushTokenWritten);
export const onMotmBallotWritten = onWritten(paths.motmBallot('{giId}', '{uid}'), motmBallotWritten);
