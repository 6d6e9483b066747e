import { Flex } from '@chakra-ui/react';
import {
  type Actor,
  actorIn,
  compareNames,
  type GameInstance,
  type GiId,
  motmCandidates,
  type PlayerInstance,
  type Reason,
  reasonText,
  voterReason,
} from '@fives/domain';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { saveBallot, useGameInstance, useMyBallot } from '../../db/game-instances.ts';
import { dataOf, withData } from '../../db/live.ts';
import { usePeople } from '../../db/player-instances.ts';
import { useNow } from '../../hooks/use-environment.ts';
import { useActor } from '../../session/session.ts';
import { LinkButton } from '../../ui/buttons.tsx';
import { LivePage } from '../../ui/live-page.tsx';
import { MessagePanel } from '../../ui/messages.tsx';
import { BackLink } from '../../ui/page.tsx';
import { InfoSheet } from '../../ui/sheet.tsx';
import { saveOrToast } from '../../ui/toasts.ts';
import { BallotPaper } from './ballot-paper.tsx';

export function PickMotmRoute() {
  const { giId = '' } = useParams();
  const signIn = useActor();
  const instance = useGameInstance(giId);
  const loaded = dataOf(instance);
  const voter = loaded ? actorIn(loaded.game, signIn) : signIn;
  const people = usePeople(giId, loaded);
  const ballot = useMyBallot(giId, loaded && voter.uid);
  const votes = dataOf(ballot)?.votes ?? [];
  return (
    <LivePage
      title="Pick player-of-the-match"
      back={<BackLink to={appPaths.instance(giId)} label="to game" />}
      live={withData(instance, ballot.status === 'success' ? people : ballot, (instance, people) => ({
        instance,
        people,
      }))}
    >
      {(shown) => <MotmVote {...shown} voter={voter} votes={votes} />}
    </LivePage>
  );
}

interface MotmVoteProps {
  readonly instance: GameInstance;
  readonly people: readonly PlayerInstance[];
  readonly voter: Actor;
  readonly votes: readonly string[];
}

/** Shows the ballot, or why the viewer cannot vote. The ballot stays after a vote, even if the vote closes the voting. */
function MotmVote({ instance, people, voter, votes }: MotmVoteProps) {
  const now = useNow();
  const navigate = useNavigate();
  const [step, setStep] = useState<'choosing' | 'sending' | 'cast'>('choosing');
  const cast = async (chosen: readonly string[]) => {
    setStep('sending');
    const state = { instance, people, uid: voter.uid, ballot: { votes: [...votes] } };
    const isSaved = await saveOrToast(saveBallot(state, voter, chosen), "Couldn't save your votes");
    setStep(isSaved ? 'cast' : 'choosing');
  };
  const problem = voterProblem(instance, people, voter, now);
  const playing = motmCandidates(people, instance).toSorted(compareNames);
  return (
    <>
      {problem === null || step !== 'choosing' ? (
        <BallotPaper
          {...{ instance, playing, votes }}
          uid={voter.uid}
          isSending={step === 'sending'}
          onCast={(chosen) => void cast(chosen)}
        />
      ) : (
        <NoVote giId={instance.id} problem={problem} />
      )}
      <InfoSheet
        open={step === 'cast'}
        title="Votes Submitted"
        text="Your votes have been submitted successfully."
        button="OK"
        onClose={() => void navigate(appPaths.instance(instance.id))}
      />
    </>
  );
}

function NoVote({ giId, problem }: { readonly giId: GiId; readonly problem: Reason }) {
  const canRegister = problem.code === 'VOTERS_REGISTERED';
  return (
    <MessagePanel level="h1" title="You can't vote in this game" text={`${reasonText(problem)}.`}>
      <Flex gap="3" wrap="wrap" justify="center" pt="2">
        {canRegister && <LinkButton to={appPaths.register(appPaths.pickMotm(giId))}>Register</LinkButton>}
        <LinkButton to={appPaths.instance(giId)} variant={canRegister ? 'outline' : 'solid'}>
          Back to the game
        </LinkButton>
      </Flex>
    </MessagePanel>
  );
}

/** @param people all player instances, with or without a yes reply */
function voterProblem(
  instance: GameInstance,
  people: readonly PlayerInstance[],
  voter: Actor,
  now: Date,
): Reason | null {
  // The last vote closes the voting early. `motmClosesAt` may still be in the future if the server clock is ahead.
  const motmClosesAt = instance.motmAwarded.length > 0 ? now : instance.motmClosesAt;
  return voterReason({ instance: { ...instance, motmClosesAt }, people, uid: voter.uid }, voter, now);
}
