import {
  type GameInstance,
  rescheduledText,
  toFormDate,
  type UpdateGameInput,
  type UpdateGameValues,
  updateGameFormSchema,
} from '@fives/domain';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../api/client.ts';
import { callOrRefuse } from '../../api/refusal.ts';
import { appPaths } from '../../config/paths.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { reportReach } from '../../shared/reach/reach.ts';
import { CheckedForm, FormSubmit, type Refusal, TextField, useCheckedForm } from '../../ui/checked-form.tsx';
import { FormField } from '../../ui/form.tsx';
import { MoreSettings } from '../../ui/settings.tsx';
import { toastSuccess } from '../../ui/toasts.ts';
import { PlayersField, RecurringSwitch, StartField, TimeZoneSelect } from './game-fields.tsx';
import type { MoveChoice } from './move-sheet.tsx';

const MoveSheet = lazyPart(async () => (await import('./move-sheet.tsx')).MoveSheet);
const MoveReach = lazyPart(async () => (await import('./move-sheet.tsx')).MoveReach);

interface Question {
  readonly values: UpdateGameValues;
  /** Called with null if the organiser closes the sheet. The form keeps its input. */
  readonly choose: (choice: MoveChoice | null) => void;
}

/**
 * Saves all fields of a game in one API call. For a recurring game, a sheet asks which instances move. For a one-off
 * game, the form shows the reach of a move.
 */
export function UpdateGame({ instance, moveProblem }: Omit<UpdateGameFormProps, 'submit'>) {
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (values: UpdateGameValues) =>
    new Promise<MoveChoice | null>((choose) => setQuestion({ values, choose })).finally(() =>
      setQuestion(null),
    );
  const willNotify = ({ startDateTime, location }: UpdateGameValues) =>
    moveProblem === null && (startDateTime !== null || location !== instance.game.location);
  const submit = async (values: UpdateGameValues) => {
    const notifiesMembers = willNotify(values);
    const choice = notifiesMembers && instance.game.isRecurring ? await ask(values) : 'all';
    if (choice === null) return null;
    const refusal = await callOrRefuse("Couldn't save your changes", () => {
      const body = toBody(instance, values, choice);
      return callApi('updateGameInstance', { params: { giId: instance.id }, body });
    });
    if (refusal !== null) return refusal;
    if (notifiesMembers) await reportReach(instance.id, 'move');
    toastSuccess('Game updated');
    await navigate(appPaths.instance(instance.id));
    return null;
  };
  return (
    <>
      <UpdateGameForm instance={instance} moveProblem={moveProblem} submit={submit}>
        {(values) =>
          !instance.game.isRecurring &&
          willNotify(values) && <MoveReach instance={instance} textForGroup={movedText(instance, values)} />
        }
      </UpdateGameForm>
      {question && (
        <MoveSheet
          instance={instance}
          values={question.values}
          textForGroup={movedText(instance, question.values)}
          onChoice={question.choose}
        />
      )}
    </>
  );
}

function movedText(instance: GameInstance, { startDateTime, location }: UpdateGameValues): string {
  const start = startDateTime ?? instance.startDateTime;
  return rescheduledText({ ...instance, startDateTime: start, game: { ...instance.game, location } });
}

/** Includes the location only if it changed, because an instance may have its own location. */
function toBody(
  { game, ownLocation }: GameInstance,
  { startDateTime, location, ...settings }: UpdateGameValues,
  choice: MoveChoice,
) {
  const isThisWeek = choice === 'this-week';
  const isLocationChanged = location !== game.location;
  return {
    ...(startDateTime && { startDateTime: startDateTime.toISOString(), thisWeekOnly: isThisWeek }),
    ...(isLocationChanged && isThisWeek && { ownLocation: location }),
    ...(isLocationChanged && !isThisWeek && ownLocation !== '' && { ownLocation: '' }),
    game: { ...settings, ...(isLocationChanged && !isThisWeek && { location }) },
  };
}

interface UpdateGameFormProps {
  readonly submit: (values: UpdateGameValues) => Promise<Refusal | null>;
  readonly instance: GameInstance;
  readonly moveProblem: string | null;
  /** Renders a preview above the button while the form is valid. */
  readonly children?: (values: UpdateGameValues) => ReactNode;
}

export function UpdateGameForm({ instance, moveProblem, submit, children }: UpdateGameFormProps) {
  // The schema compares the input with the start at opening, even if `instance` changes later.
  const [schema] = useState(() => updateGameFormSchema(() => new Date(), instance.startDateTime));
  const form = useCheckedForm(schema, toInput(instance));
  const { errors } = form.formState;
  const parsed = children && schema.safeParse(form.watch());
  /** Shows the fixed start in the newly chosen time zone. */
  const keepFixedStart = () => {
    if (moveProblem === null) return;
    form.setValue('startDateTime', toFormDate(instance.startDateTime, form.getValues('timeZone')));
  };
  return (
    <CheckedForm form={form} onSubmit={submit}>
      <TextField form={form} name="name" label="Game Name" />
      <TextField form={form} name="location" label="Location" />
      <PlayersField
        label="Preferred number of Players"
        error={errors.numberOfPlayers?.message}
        {...form.register('numberOfPlayers', { valueAsNumber: true })}
      />
      <RecurringSwitch name="isRecurring" control={form.control} />
      <StartField form={form} timeZone={form.watch('timeZone')} moveProblem={moveProblem} />
      <MoreSettings>
        <FormField
          label="Time zone"
          error={errors.timeZone?.message}
          help="Where you play. The start time won't change."
        >
          <TimeZoneSelect
            chosen={instance.game.timeZone}
            {...form.register('timeZone', { onChange: keepFixedStart })}
          />
        </FormField>
      </MoreSettings>
      {parsed?.success && children?.(parsed.data)}
      <FormSubmit form={form}>Update Game</FormSubmit>
    </CheckedForm>
  );
}

function toInput({ game, startDateTime }: GameInstance): UpdateGameInput {
  const { name, location, numberOfPlayers, isRecurring, timeZone } = game;
  return {
    name,
    location,
    numberOfPlayers,
    isRecurring,
    startDateTime: toFormDate(startDateTime, timeZone),
    timeZone,
  };
}
