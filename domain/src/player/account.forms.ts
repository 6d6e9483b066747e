import * as z from 'zod/mini';
import { emailSchema, guestNameSchema, personNameSchema } from './player.schema.ts';

export const REQUIRED = 'This field is required';
export const MIN_PASSWORD_LENGTH = 6;

const typedText = (required: string) => z.string(required).check(z.minLength(1, required));

const trimmedText = (required: string) => z.string(required).check(z.trim(), z.minLength(1, required));

/** Log-in page. Requires only some text, because Firebase Authentication checks the text. */
export const loginFormSchema = z.strictObject({
  email: trimmedText(REQUIRED),
  password: typedText(REQUIRED),
});

export const loginDialogSchema = z.strictObject({
  email: trimmedText('Email is required'),
  password: typedText('Password is required'),
});
export type LoginInput = z.infer<typeof loginFormSchema>;

const chosenPassword = {
  password: typedText(REQUIRED).check(
    z.minLength(MIN_PASSWORD_LENGTH, `Password must be at least ${MIN_PASSWORD_LENGTH} characters`),
  ),
  repeatPassword: typedText(REQUIRED),
};

const isRepeated = (form: { readonly password: string; readonly repeatPassword: string }) =>
  form.password === form.repeatPassword;
const notRepeated = { path: ['repeatPassword'], message: 'The passwords do not match' };

export const registerFormSchema = z
  .strictObject({ name: personNameSchema, email: emailSchema, ...chosenPassword })
  .check(z.refine(isRepeated, notRepeated));
export type RegisterInput = z.infer<typeof registerFormSchema>;

const currentPassword = typedText(REQUIRED);

export const renameFormSchema = z.strictObject({ name: personNameSchema });
export type RenameInput = z.infer<typeof renameFormSchema>;

export const changeEmailFormSchema = z.strictObject({ email: emailSchema, currentPassword });
export type ChangeEmailInput = z.infer<typeof changeEmailFormSchema>;

export const changePasswordFormSchema = z
  .strictObject({ currentPassword, ...chosenPassword })
  .check(z.refine(isRepeated, notRepeated));
export type ChangePasswordInput = z.infer<typeof changePasswordFormSchema>;

export const guestFormSchema = z.strictObject({ name: guestNameSchema });
export type GuestInput = z.infer<typeof guestFormSchema>;

export const DELETE_WORD = 'DELETE';
const DELETE_WORD_REQUIRED = `Type ${DELETE_WORD} to confirm`;

/** Accepts lower case and spaces around the word, because phones add both. */
export const deleteFormSchema = z.strictObject({
  confirmation: z
    .string(DELETE_WORD_REQUIRED)
    .check(z.refine((text) => text.trim().toUpperCase() === DELETE_WORD, DELETE_WORD_REQUIRED)),
});
