import * as z from 'zod/mini';
import { emailSchema, guestNameSchema, personNameSchema } from './player.schema.ts';

export const REQUIRED = 'This field is required';
export const MIN_PASSWORD_LENGTH = 6;

/** A text as it is typed, of one character or more. */
const typedText = (required: string) => z.string(required).check(z.minLength(1, required));

/** The same, without white space at either end. */
const trimmedText = (required: string) => z.string(required).check(z.trim(), z.minLength(1, required));

/** The log-in page. What is typed is only checked for being there: the identity provider judges it. */
export const loginFormSchema = z.strictObject({
  email: trimmedText(REQUIRED),
  password: typedText(REQUIRED),
});

/** The log-in dialog on an invite, which names its fields. */
export const loginDialogSchema = z.strictObject({
  email: trimmedText('Email is required'),
  password: typedText('Password is required'),
});
export type LoginInput = z.infer<typeof loginFormSchema>;

/** A password that is being chosen, typed twice. */
const chosenPassword = {
  password: typedText(REQUIRED).check(
    z.minLength(MIN_PASSWORD_LENGTH, `Password must be at least ${MIN_PASSWORD_LENGTH} characters`),
  ),
  repeatPassword: typedText(REQUIRED),
};

const isRepeated = (form: { readonly password: string; readonly repeatPassword: string }) =>
  form.password === form.repeatPassword;
const notRepeated = { path: ['repeatPassword'], message: 'The passwords do not match' };

/** The register page, and the Register tab on an invite. */
export const registerFormSchema = z
  .strictObject({ name: personNameSchema, email: emailSchema, ...chosenPassword })
  .check(z.refine(isRepeated, notRepeated));
export type RegisterInput = z.infer<typeof registerFormSchema>;

/** The present password, typed again: only its owner changes how one logs in. */
const currentPassword = typedText(REQUIRED);

/** What changes somebody's name. */
export const renameFormSchema = z.strictObject({ name: personNameSchema });
export type RenameInput = z.infer<typeof renameFormSchema>;

/** What changes the address one logs in with. */
export const changeEmailFormSchema = z.strictObject({ email: emailSchema, currentPassword });
export type ChangeEmailInput = z.infer<typeof changeEmailFormSchema>;

/** What changes one's password. */
export const changePasswordFormSchema = z
  .strictObject({ currentPassword, ...chosenPassword })
  .check(z.refine(isRepeated, notRepeated));
export type ChangePasswordInput = z.infer<typeof changePasswordFormSchema>;

export const guestFormSchema = z.strictObject({ name: guestNameSchema });
export type GuestInput = z.infer<typeof guestFormSchema>;

/** The word that somebody types to show that they mean to delete their account. */
export const DELETE_WORD = 'DELETE';
export const DELETE_WORD_REQUIRED = `Type ${DELETE_WORD} to confirm`;

/** The form that deletes an account. Small letters and spaces around will do: phones add both. */
export const deleteAccountFormSchema = z.strictObject({
  confirmation: z
    .string(DELETE_WORD_REQUIRED)
    .check(z.refine((text) => text.trim().toUpperCase() === DELETE_WORD, DELETE_WORD_REQUIRED)),
});
