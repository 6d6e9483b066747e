import { Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { deleteFormSchema, FORMER_PLAYER_NAME, type Uid } from '@fives/domain';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../api/client.ts';
import { callOrRefuse } from '../../api/refusal.ts';
import { appPaths } from '../../config/paths.ts';
import { type ApiData, useApiData } from '../../hooks/use-api.ts';
import { logout } from '../../session/logout.ts';
import { DeleteWordField } from '../../shared/people/account-fields.tsx';
import { DangerButton } from '../../ui/buttons.tsx';
import { CheckedForm, problemOf, type Refusal, useCheckedForm } from '../../ui/checked-form.tsx';
import { FormError, FormField, Select, SubmitButton } from '../../ui/form.tsx';
import { SettingsPanel } from '../../ui/settings.tsx';
import { Sheet, SheetBody, SheetFooter, SheetTitle } from '../../ui/sheet.tsx';
import { toastSuccess } from '../../ui/toasts.ts';
import { type GameToLeave, gamesToLeave } from './games-to-leave.ts';

export const WORDING = {
  player: {
    heading: 'Leaving Fives?',
    warning: "You can't undo this.",
    action: 'Delete account',
    question: 'Delete your account?',
    loss: 'We delete your name, email, login and support messages, and remove you from upcoming games. Games you organise pass to someone else. If no one else has an account, the game ends. Its upcoming dates are cancelled. A long history takes a few minutes.',
    failure: "Couldn't delete your account",
    done: 'Account deleted',
  },
  guest: {
    heading: 'Leaving Fives?',
    warning: "You're a guest. You can delete what Fives knows about you.",
    action: 'Delete my details',
    question: 'Delete your details?',
    loss: "We delete your name and notifications and remove you from upcoming games. You won't be recognised on this device. A long history takes a few minutes.",
    failure: "Couldn't delete your details",
    done: 'Your details are deleted',
  },
} as const;

export function DeleteAccount({ uid, isGuest = false }: { readonly uid: Uid; readonly isGuest?: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const wording = WORDING[isGuest ? 'guest' : 'player'];
  const Form = isGuest ? GuestForm : PlayerForm;
  const close = () => setAsking(false);
  return (
    <SettingsPanel title={wording.heading} help={wording.warning}>
      <DangerButton onClick={() => setAsking(true)}>{wording.action}</DangerButton>
      {isAsking && (
        <Sheet open onClose={close} staysOnOutsideTap>
          <SheetTitle>{wording.question}</SheetTitle>
          <Form uid={uid} wording={wording} onCancel={close} />
        </Sheet>
      )}
    </SettingsPanel>
  );
}

type Wording = Readonly<Record<'question' | 'loss' | 'action' | 'failure' | 'done', string>>;

type UserFormProps = Pick<DeleteFormProps, 'wording' | 'onCancel'> & { readonly uid: Uid };

/** Guests organise no games, so they choose no successor. */
function GuestForm({ uid, ...form }: UserFormProps) {
  return <DeleteForm {...form} submit={useDeleteAccount(uid, form.wording)} />;
}

function PlayerForm({ uid, ...form }: UserFormProps) {
  const games = useApiData(uid, "Couldn't load your games", async () => {
    const all = await callApi('listGames', { params: { playerId: uid }, query: {} });
    return gamesToLeave(all, uid, new Date());
  });
  const [chosen, setChosen] = useState<Successors>({});
  const deleteAccount = useDeleteAccount(uid, form.wording);
  const handOver = useHandOver(games, chosen, form.wording);
  const submit = async () => (await handOver()) ?? (await deleteAccount());
  return (
    <DeleteForm {...form} submit={submit}>
      <SuccessorFields games={games} chosen={chosen} onChange={setChosen} />
    </DeleteForm>
  );
}

interface DeleteFormProps {
  readonly wording: Wording;
  readonly submit: () => Promise<Refusal | null>;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

export function DeleteForm({ wording, submit, onCancel, children }: DeleteFormProps) {
  const form = useCheckedForm(deleteFormSchema, { confirmation: '' });
  const { isSubmitting } = form.formState;
  return (
    <CheckedForm form={form} onSubmit={submit} gap="0" minH="0">
      <SheetBody>
        <Stack gap="4">
          <Text>{wording.loss}</Text>
          <Text fontWeight="600">Your results and votes stay, under the name '{FORMER_PLAYER_NAME}'.</Text>
          {children}
          <DeleteWordField form={form} />
          <FormError message={problemOf(form)} />
        </Stack>
      </SheetBody>
      <SheetFooter>
        <Button variant="outline" size="lg" disabled={isSubmitting} onClick={onCancel}>
          Keep account
        </Button>
        <SubmitButton isBusy={isSubmitting} colorPalette="red">
          {wording.action}
        </SubmitButton>
      </SheetFooter>
    </CheckedForm>
  );
}

function useHandOver(
  games: ApiData<readonly GameToLeave[]>,
  chosen: Successors,
  { failure }: Wording,
): DeleteFormProps['submit'] {
  // A retry skips games that an earlier try handed over.
  const [handedOver] = useState(() => new Set<string>());
  return async () => {
    if (games.status === 'loading') return { message: `${failure}. Your games are still loading.` };
    if (games.status === 'error') return { message: `${failure}. Your games didn't load.` };
    for (const game of games.data.filter(({ gameId }) => !handedOver.has(gameId))) {
      const { gameId, name } = game;
      const uid = successorOf(game, chosen);
      if (uid === '') continue;
      const refusal = await callOrRefuse('Something went wrong', () =>
        callApi('handOver', { params: { gameId }, body: { uid } }),
      );
      if (refusal !== null) {
        return { message: `Couldn't hand over ${name}, so your account stays. ${refusal.message}` };
      }
      handedOver.add(gameId);
    }
    return null;
  };
}

function useDeleteAccount(uid: Uid, { failure, done }: Wording): DeleteFormProps['submit'] {
  const navigate = useNavigate();
  return async () => {
    const refusal = await callOrRefuse(failure, () => callApi('deletePlayer', { params: { id: uid } }));
    if (refusal !== null) return refusal;
    // Navigate before the sign-out, because a guard would redirect to the login page.
    void navigate(appPaths.landing());
    await logout();
    toastSuccess(done);
    return null;
  };
}

/** Uid of the chosen successor by game id. An empty string means undecided. */
type Successors = Readonly<Record<string, string>>;

function successorOf({ gameId, nextOrganiser }: GameToLeave, chosen: Successors): string {
  return chosen[gameId] ?? nextOrganiser ?? '';
}

interface SuccessorFieldsProps {
  readonly games: ApiData<readonly GameToLeave[]>;
  readonly chosen: Successors;
  readonly onChange: (chosen: Successors) => void;
}

function SuccessorFields({ games, chosen, onChange }: SuccessorFieldsProps) {
  if (games.status === 'loading') return <Skeleton h="6" />;
  if (games.status === 'error') return <FormError message={games.message} />;
  if (games.data.length === 0) return null;
  return (
    <Stack gap="3" role="group" aria-label="Who takes over?">
      <Text fontWeight="600">Who takes over?</Text>
      {games.data.map((game) => (
        <FormField
          key={game.gameId}
          label={game.name}
          help={successorOf(game, chosen) === '' && "We'll ask the player who's been there longest."}
        >
          <Select
            value={successorOf(game, chosen)}
            options={[
              ...game.candidates.map(({ uid, name }) => [uid, name] as const),
              ...(game.nextOrganiser === null ? [['', 'Not decided'] as const] : []),
            ]}
            onChange={(event) => onChange({ ...chosen, [game.gameId]: event.currentTarget.value })}
          />
        </FormField>
      ))}
    </Stack>
  );
}
