import { Button } from '@chakra-ui/react';
import type { Uid } from '@fives/domain';
import { callApi } from '../../api/client.ts';
import { useCall } from '../../hooks/use-api.ts';
import { FormError } from '../../ui/form.tsx';

/** Turns on kind mode, which replaces a negative stat about the viewer. */
export function HideMine({ uid }: { readonly uid: Uid }) {
  const hide = useCall("Couldn't save this setting", () =>
    callApi('updatePlayer', { params: { id: uid }, body: { kindMode: true } }),
  );
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        alignSelf="start"
        loading={hide.isBusy}
        onClick={() => void hide.run()}
      >
        Don't show mine
      </Button>
      <FormError message={hide.problem} />
    </>
  );
}
