import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import {
  type GameInstance,
  hasBrought,
  lineUpReason,
  type PlayerInstance,
  type Reply,
  reasonText,
} from '@fives/domain';
import { Link } from 'react-router-dom';
import { appPaths } from '../../../config/paths.ts';
import { saveReply, waitForReplySaved } from '../../../db/player-instances.ts';
import { useActor } from '../../../session/session.ts';
import { ChoiceButton } from '../../../ui/choice-button.tsx';
import { FormError } from '../../../ui/form.tsx';
import { Sheet, SheetBody, SheetTitle } from '../../../ui/sheet.tsx';
import { saveOrToast } from '../../../ui/toasts.ts';
import { GuestEntry } from '../entry/guest-entry.tsx';
import { MergeForm } from '../entry/merge-form.tsx';
import { OrganiserActions } from '../entry/organiser-actions.tsx';
import { RemovePlayer } from '../entry/remove-player.tsx';
import type { InstanceView } from '../instance-view.ts';
import type { DialogEnds } from './reply-dialog.tsx';

export interface PersonDialogProps extends DialogEnds {
  readonly view: InstanceView;
  readonly person: PlayerInstance;
}

export function PersonDialog({ view, person, isOpen, onClose, onDone, finalFocus }: PersonDialogProps) {
  const { instance, viewer } = view;
  return (
    <Sheet open={isOpen} onClose={onClose} finalFocus={finalFocus}>
      <SheetTitle>
        <bdi>{person.name}</bdi>
      </SheetTitle>
      <SheetBody>
        <Stack gap="5">
          <Text color="fg.muted">{soFar(view, person)}</Text>
          {viewer.may.has('editLineUp') && <ReplyFor instance={instance} person={person} onDone={onDone} />}
          {!viewer.may.has('editLineUp') && isAskedForBy(view, person) && (
            <StillComes instance={instance} person={person} onDone={onDone} />
          )}
          {person.isGuest ? (
            <GuestEntry view={view} person={person} onDone={onDone} />
          ) : (
            viewer.may.has('managePeople') && <MergeForm view={view} person={person} onDone={onDone} />
          )}
          {viewer.may.has('editLineUp') && (
            <Button asChild variant="ghost">
              <Link to={appPaths.teams(instance.id)}>Go to teams</Link>
            </Button>
          )}
          <OrganiserActions view={view} person={person} onDone={onDone} />
          <RemovePlayer view={view} person={person} onDone={onDone} />
        </Stack>
      </SheetBody>
    </Sheet>
  );
}

interface ReplyForProps {
  readonly instance: GameInstance;
  readonly person: PlayerInstance;
  readonly onDone: () => void;
}

function ReplyFor({ instance, person, onDone }: ReplyForProps) {
  const actor = useActor();
  const problem = reasonText(lineUpReason(instance));
  const replyFor = (reply: Reply) => {
    if (person.status !== reply || reply === 'PLAYING') {
      const failure = `Couldn't save ${person.name}'s reply`;
      const state = { instance, uid: person.uid, playerInstance: person };
      void saveOrToast(saveReply(state, actor, { status: reply }), failure);
    }
    void waitForReplySaved(instance.id, person.uid).then(onDone);
  };
  if (problem !== null) return <FormError message={problem} />;
  return (
    <SimpleGrid columns={2} gap="3">
      <ChoiceButton isCurrent={person.status === 'PLAYING'} onClick={() => replyFor('PLAYING')}>
        Playing
      </ChoiceButton>
      <ChoiceButton isCurrent={person.status === 'NOT_PLAYING'} onClick={() => replyFor('NOT_PLAYING')}>
        Not playing
      </ChoiceButton>
    </SimpleGrid>
  );
}

function isAskedForBy({ instance, viewer }: InstanceView, person: PlayerInstance): boolean {
  return hasBrought(person, viewer) && person.uid in (instance.lateQueue?.offers ?? {});
}

function StillComes({ instance, person, onDone }: ReplyForProps) {
  const actor = useActor();
  const accept = () => {
    const state = { instance, uid: person.uid, playerInstance: person };
    void saveOrToast(saveReply(state, actor, { status: 'PLAYING' }), `Couldn't save ${person.name}'s reply`);
    onDone();
  };
  return (
    <Button size="lg" onClick={accept}>
      They can still make it
    </Button>
  );
}

function soFar({ instance, queue }: InstanceView, person: PlayerInstance): string {
  const waits = queue.reserves.some(({ uid }) => uid === person.uid);
  if (!waits || instance.lateQueue === null) return REPLY_TEXT[person.status];
  const isAsked = person.uid in instance.lateQueue.offers;
  return `${isAsked ? "Said yes. We've asked if they can still make it" : 'Said yes, waiting for a spot'}. If they've told you they're coming, choose Playing.`;
}

const REPLY_TEXT = {
  PLAYING: 'Said yes',
  NOT_PLAYING: 'Said no',
  UNANSWERED: 'No reply yet',
} as const;
