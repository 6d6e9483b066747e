import { Button } from '@chakra-ui/react';
import { peopleToRemind, remindReason, sentText } from '@fives/domain';
import { useState } from 'react';
import { LuBellRing } from 'react-icons/lu';
import { callApi } from '../../../api/client.ts';
import { storeReachReport } from '../../../shared/reach/reach.ts';
import { RowCard } from '../../../ui/cards.tsx';
import { saveOrToast, toastInfo } from '../../../ui/toasts.ts';
import type { InstanceView } from '../instance-view.ts';

/** Reminds the people without a reply. The chat card then says who was notified. */
export function RemindCard({ view }: { readonly view: InstanceView }) {
  const { instance, viewer } = view;
  const [isBusy, setBusy] = useState(false);
  const people = peopleToRemind(view.people ?? [], viewer.uid);
  const remind = async () => {
    setBusy(true);
    const call = callApi('remindReplies', { params: { giId: instance.id } });
    const answer = call.then((reach) => {
      storeReachReport({ giId: instance.id, topic: 'replies', reach });
      toastInfo(sentText(reach));
    });
    await saveOrToast(answer, "Couldn't send the reminder");
    setBusy(false);
  };
  return (
    <RowCard
      icon={<LuBellRing />}
      title={`${people.length} ${people.length === 1 ? "hasn't" : "haven't"} replied`}
    >
      <Button variant="outline" loading={isBusy} onClick={() => void remind()}>
        Remind
      </Button>
    </RowCard>
  );
}

export function mayRemind({ instance, people, viewer, now }: InstanceView): boolean {
  const actor = { uid: viewer.uid, isGuest: viewer.role === 'guest' };
  return (
    viewer.may.has('editInstance') &&
    people !== null &&
    remindReason({ instance, people }, actor, now) === null
  );
}
