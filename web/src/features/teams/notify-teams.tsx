import { Button, Stack, Text } from '@chakra-ui/react';
import { type GameInstance, type PlayerInstance, playersToNotifyOfTeams, plural } from '@fives/domain';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useActor } from '../../session/session.ts';
import { storeReachReport, useReach } from '../../shared/reach/reach.ts';
import { ReachNote } from '../../shared/reach/reach-note.tsx';
import { InstanceReachReport } from '../../shared/reach/reach-report.tsx';
import { saveOrToast, toastSuccess } from '../../ui/toasts.ts';

interface NotifyTeamsProps {
  readonly instance: GameInstance;
  readonly people: readonly PlayerInstance[];
  readonly textForGroup: string;
}

export function NotifyTeams(props: NotifyTeamsProps) {
  const toNotify = playersToNotifyOfTeams(props, useActor().uid);
  return (
    <>
      <InstanceReachReport giId={props.instance.id} />
      {toNotify.length > 0 && <NotifyPanel {...props} toNotify={toNotify} />}
    </>
  );
}

function NotifyPanel({
  instance,
  toNotify,
  textForGroup,
}: NotifyTeamsProps & { readonly toNotify: PlayerInstance[] }) {
  const [isBusy, setBusy] = useState(false);
  const reach = useReach(instance.id, toNotify.map(({ uid, team }) => `${uid} ${team}`).join(','));
  const isRepeated = instance.teamsTold !== null;
  const notify = async () => {
    setBusy(true);
    const call = callApi('tellTeams', { params: { giId: instance.id } });
    if (await saveOrToast(call, "Couldn't tell the players")) {
      if (reach.status === 'success')
        storeReachReport({ giId: instance.id, reach: reach.data.teams, textForGroup });
      toastSuccess('Players told');
    }
    setBusy(false);
  };
  return (
    <Stack
      as="section"
      aria-label="Telling the players"
      layerStyle="panel"
      gap="3"
      p="4"
      align="start"
      minW="0"
    >
      <Text>{isRepeated ? changedText(toNotify.length) : "Players haven't been told their teams yet."}</Text>
      <ReachNote live={reach} of="teams" textForGroup={textForGroup} />
      <Button loading={isBusy} disabled={reach.status === 'loading'} onClick={() => void notify()}>
        {isRepeated ? 'Tell them' : 'Tell the players'}
      </Button>
    </Stack>
  );
}

function changedText(count: number): string {
  return `${plural(count, 'player')} ${count === 1 ? 'has' : 'have'} changed team since you told them.`;
}
