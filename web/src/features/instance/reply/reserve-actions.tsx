import { Button, SimpleGrid, Stack } from '@chakra-ui/react';
import { isGiven, notUpcomingReason, spotsOf, toPiId, waitingForPlayers } from '@fives/domain';
import { LuChevronDown, LuChevronUp } from 'react-icons/lu';
import { callApi } from '../../../api/client.ts';
import { useCall } from '../../../hooks/use-api.ts';
import { FormError } from '../../../ui/form.tsx';
import type { EntryProps } from '../entry/merge-form.tsx';

/** Buttons of an organiser who gives a reserve a spot, takes it back, or orders the reserves. */
export function ReserveActions({ view, person, onDone }: EntryProps) {
  const { instance, viewer, now, queue } = view;
  const at = queue.reserves.findIndex(({ uid }) => uid === person.uid);
  const hasGivenSpot = isGiven(person) && person.status === 'PLAYING';
  const change = useCall(`Couldn't change ${person.name}'s spot`, async () => {
    const piId = toPiId(instance.id, person.uid);
    await callApi('updatePlayerInstance', {
      params: { piId },
      body: { spot: hasGivenSpot ? null : 'GIVEN' },
    });
    onDone();
  });
  const mayChange = viewer.may.has('editLineUp') && notUpcomingReason(instance, now) === null;
  if (!mayChange || (at < 0 && !hasGivenSpot)) return null;
  const { taken, numberOfPlayers } = spotsOf(instance);
  return (
    <Stack gap="3">
      <Button variant="outline" loading={change.isBusy} onClick={() => void change.run()}>
        {hasGivenSpot ? 'Take the spot back' : `Give a spot anyway (${taken + 1} of ${numberOfPlayers})`}
      </Button>
      <FormError message={change.problem} />
      {at >= 0 && waitingForPlayers(queue, instance).length === 0 && <MoveButtons view={view} at={at} />}
    </Stack>
  );
}

const MOVES = [
  { label: 'Move up', by: -1, icon: <LuChevronUp aria-hidden="true" /> },
  { label: 'Move down', by: 1, icon: <LuChevronDown aria-hidden="true" /> },
];

function MoveButtons({ view: { instance, queue }, at }: Pick<EntryProps, 'view'> & { readonly at: number }) {
  const move = useCall("Couldn't change the order", async (to: number) => {
    const uids = queue.reserves.map(({ uid }) => uid);
    uids.splice(to, 0, ...uids.splice(at, 1));
    await callApi('orderReserves', { params: { giId: instance.id }, body: { uids } });
  });
  const isReserveOnly = (index: number) => queue.reserves[index]?.condition?.reserveOnly ?? false;
  // People who play only as a reserve always come last.
  const mayMove = (to: number) =>
    to >= 0 && to < queue.reserves.length && isReserveOnly(to) === isReserveOnly(at);
  if (queue.reserves.length < 2) return null;
  return (
    <>
      <SimpleGrid columns={2} gap="3" aria-busy={move.isBusy}>
        {MOVES.map(({ label, by, icon }) => (
          <Button
            key={label}
            variant="outline"
            disabled={move.isBusy || !mayMove(at + by)}
            onClick={() => void move.run(at + by)}
          >
            {icon} {label}
          </Button>
        ))}
      </SimpleGrid>
      <FormError message={move.problem} />
    </>
  );
}
