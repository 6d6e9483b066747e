import { Alert, Button, Icon, Stack, Text } from '@chakra-ui/react';
import {
  declineScore,
  type FirstHalf,
  isNoScore,
  lineUpReason,
  NO_SCORE,
  recordScore,
  recordWinner,
  type Score,
  TEAMS,
  type WinningTeam,
  winnerByGoals,
  withWinner,
} from '@fives/domain';
import { LuHandshake } from 'react-icons/lu';
import { saveInstance } from '../../../db/game-instances.ts';
import { useActor } from '../../../session/session.ts';
import { BibIcon } from '../../../shared/game/game-parts.tsx';
import { CheckedForm, useCheckedForm } from '../../../ui/checked-form.tsx';
import { FormField } from '../../../ui/form.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { saveOrToast } from '../../../ui/toasts.ts';
import { missingTeamsWarning, type TeamLooks, type TeamsView } from '../team-lists.ts';
import {
  firstHalfRefusal,
  type Goals,
  goalsFormSchema,
  scoreFormSchema,
  type TypedScore,
  toTypedScore,
} from './score.form.ts';
import { GoalsFields, NumberInput, OrDivider, ScoreSheet } from './score-sheet.tsx';

interface RecordResultProps {
  readonly view: TeamsView;
  /** Null until the winner is chosen. */
  readonly winningTeam: WinningTeam | null;
  readonly onScore: (winningTeam: WinningTeam) => void;
  readonly onPickTeams: () => void;
  readonly onClose: () => void;
  readonly onCloseScore: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

export function RecordResult(props: RecordResultProps) {
  const { view, winningTeam, onScore, onPickTeams, onClose, onCloseScore, finalFocus } = props;
  const { instance, lists, looks } = view;
  const actor = useActor();
  const saveWinner = (winner: WinningTeam) => {
    const saved = saveInstance(recordWinner, instance, actor, { winningTeam: winner });
    return saveOrToast(saved, "Couldn't save the result");
  };
  const saveScore = (winner: WinningTeam, score: Score) => {
    // `instance` may not have the winner that was saved a moment ago.
    const instanceWithWinner = { ...instance, ...withWinner(instance, winner) };
    void saveOrToast(saveInstance(recordScore, instanceWithWinner, actor, score), "Couldn't save the score");
  };
  const choose = async (chosen: WinningTeam, score: Score) => {
    const saving = saveWinner(chosen);
    if (isNoScore(score)) {
      onScore(chosen);
      // Closes the score dialog, because a score needs a saved winner.
      if (!(await saving)) onCloseScore();
    } else {
      // Does not wait for the writes, which stay pending while offline. Firestore keeps their order.
      saveScore(chosen, score);
      onClose();
    }
  };
  if (winningTeam === null) {
    return (
      <WinnerSheet
        looks={looks}
        firstHalf={instance.firstHalf}
        missingTeamsWarning={lineUpReason(instance) === null ? missingTeamsWarning(lists) : null}
        onPickTeams={onPickTeams}
        onChoose={(chosen, score) => void choose(chosen, score)}
        onClose={onClose}
      />
    );
  }
  const decline = () => {
    const saved = saveInstance(declineScore, { ...instance, winningTeam }, actor, { scoreDeclined: true });
    void saveOrToast(saved, "Couldn't skip the score");
  };
  return (
    <ScoreSheet
      winningTeam={winningTeam}
      score={withWinner(instance, winningTeam)}
      looks={looks}
      firstHalf={instance.firstHalf}
      onSave={(score) => saveScore(winningTeam, score)}
      onDecline={decline}
      onClose={onClose}
      finalFocus={finalFocus}
    />
  );
}

interface WinnerSheetProps {
  readonly looks: TeamLooks;
  readonly firstHalf: FirstHalf | null;
  readonly missingTeamsWarning: string | null;
  readonly onPickTeams: () => void;
  readonly onChoose: (winner: WinningTeam, score: Score) => void;
  readonly onClose: () => void;
}

export function WinnerSheet(props: WinnerSheetProps) {
  const { looks, firstHalf, missingTeamsWarning, onPickTeams, onChoose, onClose } = props;
  const form = useCheckedForm(goalsFormSchema, toTypedScore(NO_SCORE));
  const { errors } = form.formState;
  // Does not wait for the save, which stays pending while offline.
  const saveGoals = async (goals: Goals) => {
    const refusal = firstHalfRefusal(firstHalf, goals);
    if (refusal === null)
      onChoose(winnerByGoals(goals.teamAGoals, goals.teamBGoals), { ...NO_SCORE, ...goals });
    return refusal;
  };
  const choose = (winner: WinningTeam) => {
    const { data, error } = scoreFormSchema(winner).safeParse(form.getValues());
    const refusal = data ? firstHalfRefusal(firstHalf, data) : null;
    if (refusal) form.setError('teamAGoals', { type: 'custom', message: refusal.message });
    else if (data) onChoose(winner, data);
    for (const { path, message } of error?.issues ?? [])
      form.setError(path[0] as keyof TypedScore, { type: 'custom', message });
  };
  return (
    <Sheet title="Pick winner!" open onClose={onClose} staysOnOutsideTap>
      <CheckedForm form={form} onSubmit={saveGoals} gap="3">
        {missingTeamsWarning && (
          <Alert.Root status="warning" borderRadius="xl" alignItems="start">
            <Alert.Indicator />
            <Stack gap="3" align="start" flex="1">
              <Text>{missingTeamsWarning}</Text>
              <Button variant="outline" bg="bg.panel" onClick={onPickTeams}>
                Pick teams first
              </Button>
            </Stack>
          </Alert.Root>
        )}
        <GoalsFields looks={looks} register={form.register} errors={errors} />
        <Button type="submit" size="lg">
          Save result
        </Button>
        <OrDivider />
        <FormField
          label="Winning margin"
          error={errors.winningMargin?.message}
          help="Optional. Then tap who won."
        >
          <NumberInput {...form.register('winningMargin')} />
        </FormField>
        {TEAMS.map((team) => (
          <Button
            key={team}
            size="lg"
            variant="outline"
            justifyContent="flex-start"
            onClick={() => choose(team)}
          >
            <BibIcon colour={looks[team].colour} />
            <Text as="bdi" truncate minW="0">
              {looks[team].name}
            </Text>
          </Button>
        ))}
        <Button size="lg" variant="outline" justifyContent="flex-start" onClick={() => choose('DRAW')}>
          <Icon boxSize="6" mx="0.5">
            <LuHandshake aria-hidden="true" />
          </Icon>
          Draw
        </Button>
      </CheckedForm>
    </Sheet>
  );
}
