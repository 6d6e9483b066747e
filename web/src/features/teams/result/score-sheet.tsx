import {
  Button,
  Field,
  HStack,
  Input,
  type InputProps,
  Separator,
  SimpleGrid,
  Stack,
  Text,
} from '@chakra-ui/react';
import { type FirstHalf, isNoScore, type Score, type WinningTeam } from '@fives/domain';
import { useId } from 'react';
import { CheckedForm, useCheckedForm } from '../../../ui/checked-form.tsx';
import { FormError, FormField } from '../../../ui/form.tsx';
import { Sheet, SheetBody, SheetFooter, SheetTitle } from '../../../ui/sheet.tsx';
import type { TeamLooks } from '../team-lists.ts';
import { firstHalfRefusal, scoreFormSchema, toTypedScore } from './score.form.ts';

const GOALS = [
  { name: 'teamAGoals', team: 'TEAM_A' },
  { name: 'teamBGoals', team: 'TEAM_B' },
] as const;

type GoalsName = (typeof GOALS)[number]['name'];

interface GoalsFieldsProps {
  readonly looks: TeamLooks;
  readonly register: (name: GoalsName) => InputProps;
  readonly errors: { readonly [Name in GoalsName]?: { readonly message?: string | undefined } | undefined };
}

export function GoalsFields({ looks, register, errors }: GoalsFieldsProps) {
  return (
    <>
      <SimpleGrid columns={2} gap="3" alignItems="end">
        {GOALS.map(({ name, team }) => (
          <Field.Root key={name} invalid={errors[name] !== undefined} gap="1.5">
            <Field.Label fontWeight="600">
              <Text as="span" lineClamp="2" overflowWrap="anywhere">
                <bdi>{looks[team].name}</bdi> goals
              </Text>
            </Field.Label>
            <NumberInput {...register(name)} />
          </Field.Root>
        ))}
      </SimpleGrid>
      <FormError message={errors.teamAGoals?.message ?? errors.teamBGoals?.message ?? null} />
    </>
  );
}

export function NumberInput(props: InputProps) {
  return <Input inputMode="numeric" autoComplete="off" textStyle="score" fontSize="xl" {...props} />;
}

export function OrDivider() {
  return (
    <HStack gap="3">
      <Separator flex="1" />
      <Text textStyle="label" color="fg.muted">
        OR
      </Text>
      <Separator flex="1" />
    </HStack>
  );
}

export interface ScoreSheetProps {
  readonly winningTeam: WinningTeam;
  /** The stored score, or an empty score if the stored score contradicts the winner. */
  readonly score: Score;
  readonly looks: TeamLooks;
  readonly firstHalf: FirstHalf | null;
  readonly onSave: (score: Score) => void;
  /** Called if there will be no score, so that players do not wait for the score. */
  readonly onDecline: () => void;
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

export function ScoreSheet(props: ScoreSheetProps) {
  const { winningTeam, score, looks, firstHalf, onSave, onDecline, onClose, finalFocus } = props;
  const formId = useId();
  const form = useCheckedForm(scoreFormSchema(winningTeam), toTypedScore(score));
  const { register, formState } = form;
  const { errors } = formState;
  // Does not wait for the save, which stays pending while offline.
  const submit = async (typed: Score) => {
    const refusal = firstHalfRefusal(firstHalf, typed);
    if (refusal !== null) return refusal;
    if (!isNoScore(typed) || !isNoScore(score)) onSave(typed);
    onClose();
    return null;
  };
  const skip = () => {
    if (isNoScore(score)) onDecline();
    onClose();
  };
  return (
    <Sheet open onClose={onClose} staysOnOutsideTap finalFocus={finalFocus}>
      <SheetTitle>Enter Score</SheetTitle>
      <SheetBody>
        <CheckedForm id={formId} form={form} onSubmit={submit} gap="4">
          {winningTeam !== 'DRAW' && (
            <>
              <FormField label="Winning margin" error={errors.winningMargin?.message}>
                <NumberInput {...register('winningMargin')} />
              </FormField>
              <OrDivider />
            </>
          )}
          <Stack gap="1.5">
            <GoalsFields looks={looks} register={register} errors={errors} />
          </Stack>
        </CheckedForm>
      </SheetBody>
      <SheetFooter>
        <Button variant="outline" onClick={skip}>
          Don't enter score
        </Button>
        <Button type="submit" form={formId}>
          Save Score
        </Button>
      </SheetFooter>
    </Sheet>
  );
}
