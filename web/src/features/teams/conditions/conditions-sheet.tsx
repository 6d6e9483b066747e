import { Text } from '@chakra-ui/react';
import {
  EMPTY_NOTES,
  type GameInstance,
  type OrganiserNotes,
  type PlayerInstance,
  type Uid,
} from '@fives/domain';
import { useState } from 'react';
import { saveOrganiserNotes, useOrganiserNotes } from '../../../db/organiser-notes.ts';
import { ErrorPanel } from '../../../ui/messages.tsx';
import { Sheet, SheetBody, SheetTitle } from '../../../ui/sheet.tsx';
import { saveOrToast } from '../../../ui/toasts.ts';
import type { FairSettings } from '../fair/fair-settings.ts';
import { ConditionsList } from './conditions-list.tsx';
import { PersonConditions } from './person-conditions.tsx';

export interface ConditionsSheetProps {
  readonly uid: Uid;
  readonly instance: GameInstance;
  readonly people: readonly PlayerInstance[];
  readonly wishes: Pick<FairSettings, 'locks' | 'lock'>;
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

export function ConditionsSheet(props: ConditionsSheetProps) {
  const { uid, instance, wishes, onClose, finalFocus } = props;
  // A plus-one is not a member of the game, so there are no notes on them.
  const people = props.people.filter(({ broughtBy }) => !broughtBy);
  const { gameId } = instance;
  const [opened, setOpened] = useState<string | null>(null);
  const live = useOrganiserNotes(gameId, uid);
  const person = people.find((each) => each.uid === opened);
  // Keeps the local changes, because the next tap may come before the next snapshot.
  const [changed, setChanged] = useState<OrganiserNotes | null>(null);
  const save = async (next: OrganiserNotes) => {
    setChanged(next);
    const isSaved = await saveOrToast(
      saveOrganiserNotes(gameId, uid, next),
      "Couldn't save your ratings and rules",
    );
    if (!isSaved) setChanged(null);
  };
  const known = live.status === 'success' ? live.data : null;
  const shared = { instance, people, wishes, notes: changed ?? known ?? EMPTY_NOTES };
  const onSave = (next: OrganiserNotes) => void save(next);
  return (
    <Sheet open onClose={onClose} finalFocus={finalFocus}>
      <SheetTitle>{person ? <bdi>{person.name}</bdi> : 'Ratings and rules'}</SheetTitle>
      <SheetBody>
        {live.status === 'loading' && <Text color="fg.muted">Loading…</Text>}
        {live.status === 'error' && <ErrorPanel error={live.error} />}
        {live.status === 'success' &&
          (person ? (
            <PersonConditions {...shared} person={person} onSave={onSave} onBack={() => setOpened(null)} />
          ) : (
            <ConditionsList {...shared} lastUid={opened} onOpen={setOpened} onSave={onSave} />
          ))}
      </SheetBody>
    </Sheet>
  );
}
