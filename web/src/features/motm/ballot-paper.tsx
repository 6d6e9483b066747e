import { chakra, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import {
  DISPLAY_FORMATS,
  formatInZone,
  type GameInstance,
  type PlayerInstance,
  picksNeeded,
  picksNeededText,
} from '@fives/domain';
import { useState } from 'react';
import { CandidateRow } from './candidate-row.tsx';
import { InvalidSelection } from './motm-dialogs.tsx';
import { SubmitBar } from './submit-bar.tsx';
import type { CastVotes } from './use-cast-votes.ts';
import { usePicks } from './use-picks.ts';

export interface BallotPaperProps extends CastVotes {
  readonly instance: GameInstance;
  /** Everyone who played, the voter among them. */
  readonly playing: readonly PlayerInstance[];
  readonly uid: string;
  /** The votes cast before; empty for a first ballot. */
  readonly votes: readonly string[];
}

/** Everyone who played, to pick the best from. */
export function BallotPaper({ instance, playing, uid, votes, cast, isSending }: BallotPaperProps) {
  const [isOwnPick, setOwnPick] = useState(false);
  const needed = picksNeeded(playing.length);
  const others = playing.filter((person) => person.uid !== uid).map((person) => person.uid);
  const { chosen, isFull, toggle } = usePicks(votes, others, needed);
  return (
    <Stack gap="5">
      <Stack as="header" layerStyle="scoreboard" gap="2" p={{ base: '5', md: '7' }}>
        <Text textStyle="label" color="scoreboard.lit">
          Player of the match
        </Text>
        <Heading as="h1" textStyle="display" fontSize={{ base: '4xl', md: '5xl' }}>
          {picksNeededText(needed)}
        </Heading>
        <Text color="scoreboard.muted">{closingText(instance, votes.length > 0)}</Text>
      </Stack>
      <SimpleGrid asChild columns={{ base: 1, md: 2 }} gap="2">
        <ul aria-label="Players">
          {playing.map((person) => (
            <chakra.li key={person.uid} listStyleType="none" minW="0">
              <CandidateRow
                person={person}
                isMe={person.uid === uid}
                isChosen={chosen.includes(person.uid)}
                isOff={isSending || (isFull && person.uid !== uid && !chosen.includes(person.uid))}
                onToggle={() => (person.uid === uid ? setOwnPick(true) : toggle(person.uid))}
              />
            </chakra.li>
          ))}
        </ul>
      </SimpleGrid>
      <SubmitBar
        chosen={chosen.length}
        needed={needed}
        isSending={isSending}
        onSubmit={() => void cast(chosen)}
      />
      <InvalidSelection open={isOwnPick} onClose={() => setOwnPick(false)} />
    </Stack>
  );
}

function closingText({ motmClosesAt, game }: GameInstance, hasVoted: boolean): string {
  const until = formatInZone(motmClosesAt, game.timeZone, DISPLAY_FORMATS.header);
  return hasVoted
    ? `You have voted. You can change your votes until ${until}.`
    : `Your votes are secret. Voting closes ${until}.`;
}
