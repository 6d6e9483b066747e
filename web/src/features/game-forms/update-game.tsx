import { type GameInstance, rescheduledText, type UpdateGameValues } from '@fives/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../api/client.ts';
import { callOrRefuse } from '../../api/refusal.ts';
import { appPaths } from '../../config/paths.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { reportReach } from '../../shared/reach/report-reach.ts';
import { toastSuccess } from '../../ui/toasts.ts';
import type { MoveChoice } from './move-sheet.tsx';
import { UpdateGameForm, type UpdateGameFormProps } from './update-game-form.tsx';

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
    if (notifiesMembers) await reportReach(instance.id, 'move', movedText(instance, values));
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
