import type { Game, Uid } from '@fives/domain';
import { Organisers, Raters, RemovedPeople } from '../../features/game-forms/people-panels.tsx';
import { PeopleInResults } from '../../features/games/people/people-in-results.tsx';
import type { GamePerson } from '../../features/games/people/use-game-people.ts';
import { GameTurnout } from './game-turnout.tsx';

export interface OrganiserPartsProps {
  readonly game: Game;
  readonly uid: Uid;
  readonly people: readonly GamePerson[];
}

export function OrganiserParts({ game, uid, people }: OrganiserPartsProps) {
  return (
    <>
      <Organisers game={game} uid={uid} people={people} />
      <PeopleInResults game={game} people={people} />
      <Raters game={game} />
      <GameTurnout gameId={game.id} />
      <RemovedPeople game={game} />
    </>
  );
}
