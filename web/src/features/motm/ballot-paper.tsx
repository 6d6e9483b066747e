import { Box, Button, chakra, Flex, Heading, SimpleGrid, Spinner, Stack, Text } from '@chakra-ui/react';
import {
  DISPLAY_FORMATS,
  formatInZone,
  type GameInstance,
  type PlayerInstance,
  picksNeeded,
  picksNeededText,
  type Uid,
} from '@fives/domain';
import { useState } from 'react';
import { LuCheck } from 'react-icons/lu';
import { BottomBar } from '../../ui/page.tsx';
import { PendingNote, PersonLine } from '../../ui/person.tsx';
import { InfoSheet } from '../../ui/sheet.tsx';

interface BallotPaperProps {
  readonly instance: GameInstance;
  readonly playing: readonly PlayerInstance[];
  readonly uid: Uid;
  /** Empty for a first ballot. */
  readonly votes: readonly string[];
  /** True until the server responds, also while offline. */
  readonly isSending: boolean;
  readonly onCast: (votes: readonly string[]) => void;
}

export function BallotPaper({ instance, playing, uid, votes, isSending, onCast }: BallotPaperProps) {
  const [isOwnPick, setOwnPick] = useState(false);
  const needed = picksNeeded(playing.length);
  const candidateUids = playing.map((person) => person.uid).filter((candidate) => candidate !== uid);
  const { chosen, isFull, toggle } = usePicks(votes, candidateUids, needed);
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
                isDisabled={isSending || (isFull && person.uid !== uid && !chosen.includes(person.uid))}
                onToggle={() => (person.uid === uid ? setOwnPick(true) : toggle(person.uid))}
              />
            </chakra.li>
          ))}
        </ul>
      </SimpleGrid>
      <BottomBar>
        <Box role="status" flexShrink="0">
          <Text fontVariantNumeric="tabular-nums" color="fg.muted">
            {`${chosen.length} of ${needed} selected`}
          </Text>
          <PendingNote isPending={isSending} />
        </Box>
        <Button
          size="lg"
          flex={{ base: '1', md: 'none' }}
          disabled={chosen.length !== needed || isSending}
          aria-busy={isSending}
          onClick={() => onCast(chosen)}
        >
          {isSending && <Spinner size="sm" aria-hidden="true" />}
          Submit Votes
        </Button>
      </BottomBar>
      <InfoSheet
        open={isOwnPick}
        title="Invalid Selection"
        text="You can't pick yourself."
        button="OK"
        onClose={() => setOwnPick(false)}
      />
    </Stack>
  );
}

function closingText({ motmClosesAt, game }: GameInstance, hasVoted: boolean): string {
  const until = formatInZone(motmClosesAt, game.timeZone, DISPLAY_FORMATS.header);
  return hasVoted
    ? `You've voted. You can change your votes until ${until}.`
    : `Your votes are secret. Voting closes ${until}.`;
}

/**
 * Returns the chosen uids. `toggle` ignores another uid when `needed` uids are chosen.
 * @param savedVotes the choice until the voter changes it, empty while loading
 * @param candidateUids votes for other uids are dropped
 */
export function usePicks(savedVotes: readonly string[], candidateUids: readonly string[], needed: number) {
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const chosen = (picked ?? savedVotes).filter((uid) => candidateUids.includes(uid)).slice(0, needed);
  const isFull = chosen.length === needed;
  const toggle = (uid: Uid) => {
    if (chosen.includes(uid)) setPicked(chosen.filter((other) => other !== uid));
    else if (!isFull) setPicked([...chosen, uid]);
  };
  return { chosen, isFull, toggle };
}

interface CandidateRowProps {
  readonly person: PlayerInstance;
  readonly isMe: boolean;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onToggle: () => void;
}

/** Button with the role of a checkbox. An input would also toggle when voters tap themselves. */
function CandidateRow({ person, isMe, isChosen, isDisabled, onToggle }: CandidateRowProps) {
  return (
    <chakra.button
      type="button"
      role="checkbox"
      aria-checked={isChosen}
      disabled={isDisabled}
      onClick={onToggle}
      layerStyle="panel"
      display="flex"
      alignItems="center"
      gap="3"
      width="full"
      minH="14"
      px="4"
      textAlign="start"
      cursor="pointer"
      bg={isChosen ? 'brand.subtle' : 'bg.panel'}
      borderColor={isChosen ? 'brand.border' : 'border'}
      _disabled={{ opacity: 0.5, cursor: 'default' }}
      _focusVisible={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' }}
    >
      <Flex
        boxSize="6"
        flexShrink="0"
        align="center"
        justify="center"
        borderRadius="md"
        borderWidth="2px"
        borderColor={isChosen ? 'brand.border' : 'border.control'}
        bg={isChosen ? 'brand.solid' : 'bg.panel'}
        color="brand.contrast"
        aria-hidden="true"
      >
        {isChosen && <LuCheck />}
      </Flex>
      <PersonLine person={person} isMe={isMe} />
    </chakra.button>
  );
}
