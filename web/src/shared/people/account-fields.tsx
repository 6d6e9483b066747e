import { Box, Flex, Heading, Input, Text } from '@chakra-ui/react';
import { type LoginInput, MIN_PASSWORD_LENGTH, type RegisterInput } from '@fives/domain';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormField, PasswordInput } from '../../ui/form.tsx';
import { FormationMark } from '../../ui/messages.tsx';
import { Page } from '../../ui/page.tsx';

export function LoginFields({ form }: { readonly form: UseFormReturn<LoginInput> }) {
  const { errors } = form.formState;
  return (
    <>
      <FormField label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...form.register('email')} />
      </FormField>
      <FormField label="Password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </FormField>
    </>
  );
}

export function RegisterFields({ form }: { readonly form: UseFormReturn<RegisterInput> }) {
  const { errors } = form.formState;
  return (
    <>
      <FormField label="Name or nickname" error={errors.name?.message} help="Your team-mates see this name">
        <Input autoComplete="name" {...form.register('name')} />
      </FormField>
      <FormField label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...form.register('email')} />
      </FormField>
      <FormField
        label="Password"
        error={errors.password?.message}
        help={`At least ${MIN_PASSWORD_LENGTH} characters`}
      >
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </FormField>
      <FormField label="Repeat password" error={errors.repeatPassword?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('repeatPassword')} />
      </FormField>
    </>
  );
}

interface AccountFrameProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

export function AccountFrame({ title, text, children }: AccountFrameProps) {
  return (
    <Page title={title} maxW="lg">
      <Box layerStyle="panel" overflow="hidden">
        <Flex layerStyle="scoreboard" border="none" borderRadius="0" px="6" py="8" align="center" gap="4">
          <Box flex="1">
            <Heading as="h1" textStyle="display" fontSize="5xl" color="scoreboard.lit">
              {title}
            </Heading>
            <Text mt="3" color="scoreboard.muted">
              {text}
            </Text>
          </Box>
          <FormationMark size="16" color="scoreboard.lit" opacity="0.9" />
        </Flex>
        <Box p="6">{children}</Box>
      </Box>
    </Page>
  );
}
