import { type GameInstance, type PlayerInstance, paths } from '@fives/domain';
import { doc, updateDoc } from 'firebase/firestore';
import type { Write } from './expectations.ts';
import { as } from './people.ts';
import { aWorld } from './world.ts';

export interface InstanceWrite extends Write {
  readonly instance: Partial<GameInstance>;
}

export interface PlayerInstanceWrite extends InstanceWrite {
  readonly uid: string;
  readonly playerInstance: Partial<PlayerInstance>;
}

/** Updates an instance that has the fields of `instance`. */
export async function updateInstance({ by, instance, fields }: InstanceWrite): Promise<void> {
  const { giId } = await aWorld({ instance });
  await updateDoc(doc(await as(by), paths.gameInstance(giId)), fields);
}

/** Updates a player instance that has the fields of `playerInstance`. */
export async function updatePlayerInstance(write: PlayerInstanceWrite): Promise<void> {
  const { by, uid, playerInstance, instance, fields } = write;
  const { giId } = await aWorld({ instance, people: { [uid]: playerInstance } });
  await updateDoc(doc(await as(by), paths.playerInstance(giId, uid)), fields);
}
