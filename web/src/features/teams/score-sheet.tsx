import { Button, Stack } from '@chakra-ui/react';
import type { Score, Team, WinningTeam } from '@fives/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormField } from '../../ui/form.tsx';
import { Sheet, SheetBody, SheetFooter, SheetTitle } from '../../ui/sheet.tsx';
import { isNoScore, scoreFormSchema, type TypedScore, toTypedScore } from './score.form.ts';
import { GoalsFields, NumberInput, OrDivider } from './score-fields.tsx';
import type { TeamLook } from './team-lists.ts';

export interface ScoreSheetProps {
  readonly winningTeam: WinningTeam;
  /** The score that stands, and still agrees with the winner. */
  readonly score: Score;
  readonly looks: Record<Team, TeamLook>;
  readonly onSave: (score: Score) => void;
  /** There is no score to come: the players need not wait for it. */
  readonly onDecline: () => void;
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

/** By how much, or how many to how many; or neither. */
export function ScoreSheet({
  winningTeam,
  score,
  looks,
  onSave,
  onDecline,
  onClose,
  finalFocus,
}: ScoreSheetProps) {
  const formId = useId();
  const { register, handleSubmit, formState } = useForm<TypedScore, unknown, Score>({
    resolver: zodResolver(scoreFormSchema(winningTeam)),
    defaultValues: toTypedScore(score),
  });
  const { errors } = formState;
  const submit = handleSubmit((typed) => {
    if (!isNoScore(typed) || !isNoScore(score)) onSave(typed);
    onClose();
  });
  const skip = () => {
    if (isNoScore(score)) onDecline();
    onClose();
  };
  return (
    <Sheet open onClose={onClose} staysOnOutsideTap finalFocus={finalFocus}>
      <SheetTitle>Enter Score</SheetTitle>
      <SheetBody>
        <Stack asChild gap="4">
          <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
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
          </form>
        </Stack>
      </SheetBody>
      <SheetFooter>
        <Footer formId={formId} onSkip={skip} />
      </SheetFooter>
    </Sheet>
  );
}

function Footer({ formId, onSkip }: { readonly formId: string; readonly onSkip: () => void }) {
  return (
    <>
      <Button variant="outline" onClick={onSkip}>
        Don't enter score
      </Button>
      <Button type="submit" form={formId}>
        Save Score
      </Button>
    </>
  );
}
