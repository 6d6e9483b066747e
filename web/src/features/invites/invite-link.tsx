import { Button, HStack, IconButton, Input, Stack } from '@chakra-ui/react';
import type { GameInstance } from '@fives/domain';
import { LuCopy, LuShare2 } from 'react-icons/lu';
import { FormField } from '../../components/form-field.tsx';
import { useInvite } from './use-invite.ts';

/** The link to copy, and the invite to share. */
export function InviteLink({ instance }: { readonly instance: GameInstance }) {
  const { link, copyLink, share } = useInvite(instance);
  return (
    <Stack gap="4">
      <FormField label="Invite link" help="Whoever holds this link can see the game and answer.">
        <HStack width="full" gap="2">
          <Input readOnly value={link} dir="ltr" onFocus={(event) => event.currentTarget.select()} />
          <IconButton
            variant="outline"
            aria-label="Copy link"
            title="Copy link"
            onClick={() => void copyLink()}
          >
            <LuCopy />
          </IconButton>
        </HStack>
      </FormField>
      <Button size="lg" onClick={() => void share()}>
        <LuShare2 aria-hidden="true" />
        Share invite
      </Button>
    </Stack>
  );
}
