import { Button, chakra, Flex, Heading, Input, Stack, Text } from '@chakra-ui/react';
import {
  ApiError,
  DELETE_WORD,
  type DeleteAccountInput,
  deleteAccountFormSchema,
  FORMER_PLAYER_NAME,
} from '@fives/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../api/client.ts';
import { appPaths } from '../../config/paths.ts';
import { logout } from '../../session/watch-user.ts';
import { FormError, FormField, SubmitButton } from '../../ui/form.tsx';
import { Sheet, SheetBody, SheetFooter, SheetTitle } from '../../ui/sheet.tsx';
import { toastSuccess } from '../../ui/toasts.tsx';

/** The way out of Fives, apart from everything one might tap by accident. */
export function DeleteAccount({ uid }: { readonly uid: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack as="section" layerStyle="panel" gap="4" p={{ base: '5', md: '8' }}>
      <Stack gap="1">
        <Heading as="h2" textStyle="title">
          Leaving Fives?
        </Heading>
        <Text color="fg.muted">A deleted account cannot be brought back.</Text>
      </Stack>
      <Flex>
        <Button variant="outline" borderColor="border.error" color="fg.error" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      </Flex>
      <DeleteSheet uid={uid} open={isAsking} onClose={() => setAsking(false)} />
    </Stack>
  );
}

interface DeleteSheetProps {
  readonly uid: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks once more, and says what goes and what stays. */
function DeleteSheet({ uid, open, onClose }: DeleteSheetProps) {
  const action = useDeleteAccount(uid);
  return (
    <Sheet open={open} onClose={onClose} staysOnOutsideTap>
      <SheetTitle>Delete your account?</SheetTitle>
      <DeleteForm {...action} onCancel={onClose} />
    </Sheet>
  );
}

interface DeleteFormProps extends DeleteAccountAction {
  readonly onCancel: () => void;
}

/** What goes, what stays, and the word that nobody types by accident. */
export function DeleteForm({ submit, problem, onCancel }: DeleteFormProps) {
  const form = useForm<DeleteAccountInput>({
    resolver: zodResolver(deleteAccountFormSchema),
    defaultValues: { confirmation: '' },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <chakra.form
      display="flex"
      flexDirection="column"
      minH="0"
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <SheetBody>
        <Stack gap="4">
          <Text>
            Your name, your email, your votes and your messages to support are deleted, and so is your login.
            You are taken out of the games to come. Games that you organise end: their upcoming games are
            cancelled.
          </Text>
          <Text fontWeight="600">Your results stay in the history as {FORMER_PLAYER_NAME}.</Text>
          <FormField label={`Type ${DELETE_WORD} to confirm`} error={errors.confirmation?.message}>
            <Input
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...form.register('confirmation')}
            />
          </FormField>
          <FormError message={problem} />
        </Stack>
      </SheetBody>
      <SheetFooter>
        <Button variant="outline" size="lg" disabled={isSubmitting} onClick={onCancel}>
          Keep it
        </Button>
        <SubmitButton isBusy={isSubmitting} colorPalette="red">
          Delete account
        </SubmitButton>
      </SheetFooter>
    </chakra.form>
  );
}

interface DeleteAccountAction {
  readonly submit: () => Promise<void>;
  /** Why the account is still there. */
  readonly problem: string | null;
}

/** Deletes the account of whoever is signed in, signs them out, and shows the landing page. */
function useDeleteAccount(uid: string): DeleteAccountAction {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    setProblem(null);
    try {
      await callApi('deletePlayer', { params: { id: uid } });
    } catch (error) {
      console.error('The account was not deleted', error);
      setProblem(error instanceof ApiError ? error.message : 'Something went wrong. Please try again.');
      return;
    }
    // Drawn before the sign-out: a guard still on the screen would send to the login page.
    await navigate(appPaths.landing(), { flushSync: true });
    await logout();
    toastSuccess('Your account is deleted');
  };
  return { submit, problem };
}
