import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useCall } from '../../hooks/use-api.ts';
import { claimGuest } from '../../session/account.ts';
import { type GuestClaim, offerClaim } from '../../session/session.ts';
import { FormError } from '../../ui/form.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toastSuccess } from '../../ui/toasts.ts';

/** Asks once after login whether the user was the guest of this browser, because the guest may be someone else. */
export function GuestClaimSheet({ claim }: { readonly claim: GuestClaim }) {
  const close = () => offerClaim(null);
  const { run, isBusy, problem } = useCall("Couldn't add them to your account", async () => {
    await claimGuest(claim);
    close();
    toastSuccess(`${claim.name}'s replies and results are now yours`);
  });
  return (
    <Sheet
      title={
        <>
          Were you <bdi>{claim.name}</bdi>?
        </>
      }
      open
      onClose={close}
      staysOnOutsideTap
    >
      <Stack gap="5">
        <Text color="fg.muted">
          Someone replied as <bdi>{claim.name}</bdi> on this device. If that was you, we'll add those replies,
          votes and results to your account.
        </Text>
        <FormError message={problem} />
        <SimpleGrid columns={2} gap="3">
          <Button size="lg" variant="outline" onClick={close}>
            Not me
          </Button>
          <Button size="lg" loading={isBusy} loadingText="That was me" onClick={() => void run()}>
            That was me
          </Button>
        </SimpleGrid>
      </Stack>
    </Sheet>
  );
}
