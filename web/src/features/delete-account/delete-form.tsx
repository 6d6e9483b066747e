import { Button, chakra, Input, Stack, Text } from '@chakra-ui/react';
import {
  DELETE_WORD,
  type DeleteAccountForm,
  deleteAccountFormSchema,
  FORMER_PLAYER_NAME,
} from '@fives/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FormError, FormField, SubmitButton } from '../../ui/form.tsx';
import { SheetBody, SheetFooter } from '../../ui/sheet.tsx';
import type { DeleteAccountAction } from './use-delete-account.ts';

export interface DeleteFormProps extends DeleteAccountAction {
  readonly onCancel: () => void;
}

/** What goes, what stays, and the word that nobody types by accident. */
export function DeleteForm({ submit, problem, onCancel }: DeleteFormProps) {
  const form = useForm<DeleteAccountForm>({
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
            You are taken out of the games to come, and games that you organise end: what is to come of them
            is cancelled.
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
