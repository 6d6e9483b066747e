import { Alert, Button, Icon, Stack, Text } from '@chakra-ui/react';
import { type FirstHalf, NO_SCORE, type Score, TEAMS, type WinningTeam, winnerByGoals } from '@fives/domain';
import { LuHandshake } from 'react-icons/lu';
import { BibIcon } from '../../../shared/game/game-parts.tsx';
import { CheckedForm, useCheckedForm } from '../../../ui/checked-form.tsx';
import { FormField } from '../../../ui/form.tsx';
import { Sheet, SheetBody, SheetTitle } from '../../../ui/sheet.tsx';
import type { TeamLooks } from '../team-lists.ts';
import {
  firstHalfRefusal,
  type Goals,
  goalsFormSchema,
  scoreFormSchema,
  type TypedScore,
  toTypedScore,
} from './score.form.ts';
import { GoalsFields, NumberInput, OrDivider } from './score-fields.tsx';

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
    <Sheet open onClose={onClose} staysOnOutsideTap>
      <SheetTitle>Pick winner!</SheetTitle>
      <SheetBody>
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
      </SheetBody>
    </Sheet>
  );
}
