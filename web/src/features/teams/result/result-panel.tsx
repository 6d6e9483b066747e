import { Box, Button, Flex, Grid, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import {
  type GameInstance,
  type MotmAward,
  plural,
  resultText,
  type Team,
  type WinningTeam,
} from '@fives/domain';
import { type RefObject, useEffect, useRef } from 'react';
import { LuTrophy } from 'react-icons/lu';
import { BibIcon } from '../../../shared/game/game-parts.tsx';
import { type TeamLook, teamLooks } from '../team-lists.ts';

interface ResultPanelProps {
  readonly instance: GameInstance;
  /** Null for a viewer who may not change the result. */
  readonly onChange: (() => void) | null;
  /** Gets the focus when the dialogs close. */
  readonly changeRef: RefObject<HTMLButtonElement | null>;
}

export function ResultPanel({ instance, onChange, changeRef }: ResultPanelProps) {
  const looks = teamLooks(instance);
  const teamA = { look: looks.TEAM_A, outcome: outcomeOf('TEAM_A', instance.winningTeam) };
  const teamB = { look: looks.TEAM_B, outcome: outcomeOf('TEAM_B', instance.winningTeam) };
  return (
    <Stack gap="3" borderTopWidth="1px" borderColor="scoreboard.border" pt="5">
      <Grid
        templateColumns="minmax(0, 1fr) auto minmax(0, 1fr)"
        alignItems="center"
        gap="3"
        aria-hidden="true"
      >
        <TeamBib {...teamA} />
        <Box
          textStyle="score"
          fontSize={{ base: '5xl', md: '6xl' }}
          color="scoreboard.lit"
          whiteSpace="nowrap"
        >
          {boardText(instance)}
        </Box>
        <TeamBib {...teamB} />
      </Grid>
      <Flex gap="3" wrap="wrap" aria-hidden="true">
        <TeamName {...teamA} />
        <TeamName {...teamB} />
      </Flex>
      <ResultText instance={instance} />
      {onChange && (
        <Button
          ref={changeRef}
          variant="plain"
          alignSelf="center"
          color="scoreboard.lit"
          focusRingColor="scoreboard.lit"
          textDecoration="underline"
          onClick={onChange}
        >
          Change result
        </Button>
      )}
    </Stack>
  );
}

/** Renders the result in words, only for screen readers if the board already shows goals or a draw. */
function ResultText({ instance }: { readonly instance: GameInstance }) {
  const words = <bdi>{resultText(instance)}</bdi>;
  if (instance.teamAGoals !== null || instance.winningTeam === 'DRAW')
    return <VisuallyHidden>{words}</VisuallyHidden>;
  return (
    <Text textAlign="center" fontWeight="600" overflowWrap="anywhere">
      {words}
    </Text>
  );
}

type TeamOutcome = 'winner' | 'loser' | 'even';

function outcomeOf(team: Team, winningTeam: WinningTeam | null): TeamOutcome {
  if (winningTeam === null || winningTeam === 'DRAW') return 'even';
  return winningTeam === team ? 'winner' : 'loser';
}

const OUTCOME_STYLES = {
  winner: { bib: '16', color: 'scoreboard.lit', fontWeight: '700', fontSize: { base: 'lg', md: 'xl' } },
  even: { bib: '12', color: 'scoreboard.fg', fontWeight: '500', fontSize: 'md' },
  loser: { bib: '10', color: 'scoreboard.muted', fontWeight: '400', fontSize: 'md' },
} as const;

interface TeamPartProps {
  readonly look: TeamLook;
  readonly outcome: TeamOutcome;
}

function TeamBib({ look, outcome }: TeamPartProps) {
  return (
    <BibIcon
      justifySelf="center"
      opacity={outcome === 'loser' ? 0.6 : 1}
      colour={look.colour}
      size={OUTCOME_STYLES[outcome].bib}
      color="scoreboard.muted"
    />
  );
}

/** Two names share a row. With large text, each name gets its own row. */
function TeamName({ look, outcome }: TeamPartProps) {
  const { bib: _, ...text } = OUTCOME_STYLES[outcome];
  return (
    <Text flex="1 1 6.5rem" minW="0" textAlign="center" overflowWrap="anywhere" {...text}>
      <bdi>{look.name}</bdi>
    </Text>
  );
}

function boardText({ winningTeam, winningMargin, teamAGoals, teamBGoals }: GameInstance): string {
  if (teamAGoals !== null && teamBGoals !== null) return `${teamAGoals}–${teamBGoals}`;
  if (winningMargin !== null) return `+${winningMargin}`;
  return winningTeam === 'DRAW' ? 'Draw' : 'Won';
}

/** Focuses `changeResult` when the result arrives, if the focused button 'Pick winner!' was removed. */
export function useFocusOnResult(
  hasResult: boolean,
  changeResult: RefObject<HTMLButtonElement | null>,
): void {
  const hadResult = useRef(hasResult);
  useEffect(() => {
    const isNew = hasResult && !hadResult.current;
    hadResult.current = hasResult;
    if (isNew && document.activeElement === document.body)
      changeResult.current?.focus({ preventScroll: true });
  }, [hasResult, changeResult]);
}

interface MotmCardProps {
  readonly awards: readonly MotmAward[];
  readonly points: number;
}

export function MotmCard({ awards, points }: MotmCardProps) {
  if (awards.length === 0) return null;
  return (
    <Flex as="section" layerStyle="panel" p="4" gap="4" align="center" aria-label="Player of the match">
      <Flex color="brand.fg" fontSize="3xl" flexShrink="0" aria-hidden="true">
        <LuTrophy />
      </Flex>
      <Stack gap="0.5" minW="0">
        <Text textStyle="label" color="fg.muted">
          player of the match
        </Text>
        {awards.map((award) => (
          <Text key={award.uid} textStyle="title" overflowWrap="anywhere">
            <bdi>{award.name}</bdi>
            {/* Imported results have no votes. */}
            {award.votes > 0 && (
              <Text as="span" color="fg.muted" fontFamily="body" fontSize="sm" fontWeight="400">
                {` ${plural(award.votes, 'vote')}`}
              </Text>
            )}
          </Text>
        ))}
        {points > 0 && (
          <Text color="fg.muted" fontSize="sm">
            {`${plural(points, 'leaderboard point')} awarded to winner(s)`}
          </Text>
        )}
      </Stack>
    </Flex>
  );
}
