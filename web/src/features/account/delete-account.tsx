import { Button, Flex, Heading, Input, Stack, Text } from '@chakra-ui/react';
import { DELETE_WORD, deleteAccountFormSchema, FORMER_PLAYER_NAME } from '@fives/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../api/client.ts';
import { toRefusal } from '../../api/refusal.ts';
import { appPaths } from '../../config/paths.ts';
import { logout } from '../../session/logout.ts';
import { CheckedForm, problemOf, type Refusal, useCheckedForm } from '../../ui/checked-form.tsx';
import { FormError, FormField, SubmitButton } from '../../ui/form.tsx';
import { Sheet, SheetBody, SheetFooter, SheetTitle } from '../../ui/sheet.tsx';
import { toastSuccess } from '../../ui/toasts.ts';

/** What is said to whoever has an account, and to a guest, who has none. */
const WORDING = {
  player: {
    heading: 'Leaving Fives?',
    warning: 'A deleted account cannot be brought back.',
    action: 'Delete account',
    question: 'Delete your account?',
    loss: 'Your name, your email and your messages to support are deleted, and so is your login. You are taken out of upcoming games. Games that you organise with others go on without you; those that you organise alone end, and their upcoming games are cancelled.',
    failure: 'Your account was not deleted',
    done: 'Your account is deleted',
  },
  guest: {
    heading: 'Leaving Fives?',
    warning: 'You have no account. What this device knows of you can be forgotten.',
    action: 'Forget me here',
    question: 'Forget you here?',
    loss: 'Your name and what you have been told are deleted. You are taken out of upcoming games. This device does not know you any more.',
    failure: 'You were not forgotten',
    done: 'You are forgotten here',
  },
} as const;

type Wording = (typeof WORDING)[keyof typeof WORDING];

interface DeleteAccountProps {
  readonly uid: string;
  readonly isGuest?: boolean;
}

/** The way out of Fives, apart from everything one might tap by accident. */
export function DeleteAccount({ uid, isGuest = false }: DeleteAccountProps) {
  const [isAsking, setAsking] = useState(false);
  const wording = WORDING[isGuest ? 'guest' : 'player'];
  return (
    <Stack as="section" layerStyle="panel" gap="4" p={{ base: '5', md: '8' }}>
      <Stack gap="1">
        <Heading as="h2" textStyle="title">
          {wording.heading}
        </Heading>
        <Text color="fg.muted">{wording.warning}</Text>
      </Stack>
      <Flex>
        <Button variant="outline" borderColor="border.error" color="fg.error" onClick={() => setAsking(true)}>
          {wording.action}
        </Button>
      </Flex>
      <DeleteSheet uid={uid} wording={wording} open={isAsking} onClose={() => setAsking(false)} />
    </Stack>
  );
}

interface DeleteSheetProps {
  readonly uid: string;
  readonly wording: Wording;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks once more, and says what goes and what stays. */
function DeleteSheet({ uid, wording, open, onClose }: DeleteSheetProps) {
  const submit = useDeleteAccount(uid, wording);
  return (
    <Sheet open={open} onClose={onClose} staysOnOutsideTap>
      <SheetTitle>{wording.question}</SheetTitle>
      <DeleteForm wording={wording} submit={submit} onCancel={onClose} />
    </Sheet>
  );
}

interface DeleteFormProps {
  readonly wording?: Wording;
  /** Returns why the account is still there; null where it is gone. */
  readonly submit: () => Promise<Refusal | null>;
  readonly onCancel: () => void;
}

/** What goes, what stays, and the word that nobody types by accident. */
export function DeleteForm({ wording = WORDING.player, submit, onCancel }: DeleteFormProps) {
  const form = useCheckedForm(deleteAccountFormSchema, { confirmation: '' });
  const { errors, isSubmitting } = form.formState;
  return (
    <CheckedForm form={form} onSubmit={submit} gap="0" minH="0">
      <SheetBody>
        <Stack gap="4">
          <Text>{wording.loss}</Text>
          <Text fontWeight="600">Your results and votes stay in the history as {FORMER_PLAYER_NAME}.</Text>
          <FormField label={`Type ${DELETE_WORD} to confirm`} error={errors.confirmation?.message}>
            <Input
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...form.register('confirmation')}
            />
          </FormField>
          <FormError message={problemOf(form)} />
        </Stack>
      </SheetBody>
      <SheetFooter>
        <Button variant="outline" size="lg" disabled={isSubmitting} onClick={onCancel}>
          Keep it
        </Button>
        <SubmitButton isBusy={isSubmitting} colorPalette="red">
          {wording.action}
        </SubmitButton>
      </SheetFooter>
    </CheckedForm>
  );
}

/** Deletes the account of whoever is signed in, signs them out, and shows the landing page. */
function useDeleteAccount(uid: string, { failure, done }: Wording): DeleteFormProps['submit'] {
  const navigate = useNavigate();
  return async () => {
    try {
      await callApi('deletePlayer', { params: { id: uid } });
    } catch (error) {
      return toRefusal(error, failure);
    }
    // Before the sign-out: a guard would send to the login page.
    void navigate(appPaths.landing());
    await logout();
    toastSuccess(done);
    return null;
  };
}
