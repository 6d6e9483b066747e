import { z } from 'zod';
import { emailSchema, guestNameSchema, personNameSchema } from './player.schema.ts';

export const REQUIRED = 'This field is required';
export const MIN_PASSWORD_LENGTH = 6;

/** The log-in page. What is typed is only checked for being there: the identity provider judges it. */
export const loginFormSchema = z.strictObject({
  email: z.string(REQUIRED).trim().min(1, REQUIRED),
  password: z.string(REQUIRED).min(1, REQUIRED),
});

/** The log-in dialog on an invite, which names its fields. */
export const loginDialogSchema = z.strictObject({
  email: z.string('Email is required').trim().min(1, 'Email is required'),
  password: z.string('Password is required').min(1, 'Password is required'),
});
export type LoginInput = z.infer<typeof loginFormSchema>;

/** The register page, and the Register tab on an invite. */
export const registerFormSchema = z
  .strictObject({
    name: personNameSchema,
    email: emailSchema,
    password: z
      .string(REQUIRED)
      .min(1, REQUIRED)
      .min(MIN_PASSWORD_LENGTH, `Password must be at least ${MIN_PASSWORD_LENGTH} characters`),
    repeatPassword: z.string(REQUIRED).min(1, REQUIRED),
  })
  .refine((form) => form.password === form.repeatPassword, {
    path: ['repeatPassword'],
    message: 'The passwords do not match',
  });
export type RegisterInput = z.infer<typeof registerFormSchema>;

export const guestFormSchema = z.strictObject({ name: guestNameSchema });
export type GuestInput = z.infer<typeof guestFormSchema>;

/** The word that somebody types to show that they mean to delete their account. */
export const DELETE_WORD = 'DELETE';
export const DELETE_WORD_REQUIRED = `Type ${DELETE_WORD} to confirm`;

/** The form that deletes an account. Small letters and spaces around will do: phones add both. */
export const deleteAccountFormSchema = z.strictObject({
  confirmation: z
    .string(DELETE_WORD_REQUIRED)
    .refine((text) => text.trim().toUpperCase() === DELETE_WORD, DELETE_WORD_REQUIRED),
});
export type DeleteAccountInput = z.infer<typeof deleteAccountFormSchema>;
