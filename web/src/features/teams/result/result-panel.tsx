import { Box, Button, Flex, Grid, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { type GameInstance, resultText, type Team, type WinningTeam } from '@fives/domain';
import { type RefObject, useEffect, useRef } from 'react';
import { BibIcon } from '../../../shared/game/game-parts.tsx';
import { type TeamLook, teamLooks } from '../team-lists.ts';

export interface ResultPanelProps {
  readonly instance: GameInstance;
  /** Absent for whoever may not change it. */
  readonly onChange: (() => void) | null;
  /** What opens the dialogs from now on, so that the focus finds its way back. */
  readonly changeRef: RefObject<HTMLButtonElement | null>;
}

/** The result as a scoreboard shows it, and in words. */
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
        <Figures instance={instance} />
        <TeamBib {...teamB} />
      </Grid>
      <Flex gap="3" wrap="wrap" aria-hidden="true">
        <TeamName {...teamA} />
        <TeamName {...teamB} />
      </Flex>
      <ResultWords instance={instance} />
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

/** Goals and a draw need no second telling, except to who cannot see the board. */
function ResultWords({ instance }: { readonly instance: GameInstance }) {
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

const LOOKS = {
  winner: { bib: '16', color: 'scoreboard.lit', fontWeight: '700', fontSize: { base: 'lg', md: 'xl' } },
  even: { bib: '12', color: 'scoreboard.fg', fontWeight: '500', fontSize: 'md' },
  loser: { bib: '10', color: 'scoreboard.muted', fontWeight: '400', fontSize: 'md' },
} as const;

interface TeamPartProps {
  readonly look: TeamLook;
  readonly outcome: TeamOutcome;
}

/** The winner's large, the loser's small and dimmed. */
function TeamBib({ look, outcome }: TeamPartProps) {
  return (
    <BibIcon
      justifySelf="center"
      opacity={outcome === 'loser' ? 0.6 : 1}
      colour={look.colour}
      size={LOOKS[outcome].bib}
      color="scoreboard.muted"
    />
  );
}

/** The winner's large and lit. Half the board is each one's, or all of it where the letters are large. */
function TeamName({ look, outcome }: TeamPartProps) {
  const { bib: _, ...text } = LOOKS[outcome];
  return (
    <Text flex="1 1 6.5rem" minW="0" textAlign="center" overflowWrap="anywhere" {...text}>
      <bdi>{look.name}</bdi>
    </Text>
  );
}

function Figures({ instance }: { readonly instance: GameInstance }) {
  const { winningTeam, winningMargin, teamAGoals, teamBGoals } = instance;
  if (teamAGoals !== null && teamBGoals !== null) return <Lit>{`${teamAGoals}–${teamBGoals}`}</Lit>;
  if (winningMargin !== null) return <Lit>{`+${winningMargin}`}</Lit>;
  return <Lit>{winningTeam === 'DRAW' ? 'Draw' : 'Won'}</Lit>;
}

function Lit({ children }: { readonly children: string }) {
  return (
    <Box textStyle="score" fontSize={{ base: '5xl', md: '6xl' }} color="scoreboard.lit" whiteSpace="nowrap">
      {children}
    </Box>
  );
}

/**
 * Hands the focus on when the result comes: 'Pick winner!' goes then, and would take the focus with it where the score
 * was entered faster than the winner was shown.
 */
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
