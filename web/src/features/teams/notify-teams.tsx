import { Button, Stack, Text } from '@chakra-ui/react';
import {
  DRAFT_TEXT,
  type GameInstance,
  type PlayerInstance,
  playersToNotifyOfTeams,
  plural,
  sentText,
  teamsText,
} from '@fives/domain';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { inviteLink } from '../../config/paths.ts';
import { ownTimeZone } from '../../lib/device.ts';
import { useActor } from '../../session/session.ts';
import { storeReachReport, UNKNOWN_REACH_TEXT, useReach } from '../../shared/reach/reach.ts';
import { ReachNote } from '../../shared/reach/reach-note.tsx';
import { ChatCard } from '../../shared/reach/reach-report.tsx';
import { saveOrToast, toastInfo } from '../../ui/toasts.ts';

interface NotifyTeamsProps {
  readonly instance: GameInstance;
  readonly people: readonly PlayerInstance[];
  readonly now: Date;
}

/** Shows the teams to tell, or else who was told. Two cards could show different line-ups. */
export function NotifyTeams(props: NotifyTeamsProps) {
  const toNotify = playersToNotifyOfTeams(props, useActor().uid);
  if (toNotify.length === 0) return <ChatCard {...props} />;
  return <NotifyPanel instance={props.instance} people={props.people} toNotify={toNotify} />;
}

interface NotifyPanelProps extends Omit<NotifyTeamsProps, 'now'> {
  readonly toNotify: readonly PlayerInstance[];
}

function NotifyPanel({ instance, people, toNotify }: NotifyPanelProps) {
  const [isBusy, setBusy] = useState(false);
  const live = useReach(instance.id, toNotify.map(({ uid, team }) => `${uid} ${team}`).join(','));
  const reach = live.status === 'success' ? live.data.teams : null;
  const text = teamsText({ instance, people, senderZone: ownTimeZone() });
  const isRepeated = instance.teamsTold !== null;
  const notify = async () => {
    setBusy(true);
    const call = callApi('tellTeams', { params: { giId: instance.id } });
    if (await saveOrToast(call, "Couldn't tell the players")) {
      if (reach) storeReachReport({ giId: instance.id, topic: 'teams', reach });
      toastInfo(reach ? sentText(reach) : UNKNOWN_REACH_TEXT);
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
      <Text fontWeight="600">{isRepeated ? changedText(toNotify.length) : DRAFT_TEXT.own}</Text>
      <ReachNote live={live} of="teams" textForGroup={`${text}\n${inviteLink(instance)}`} />
      <Button loading={isBusy} disabled={live.status === 'loading'} onClick={() => void notify()}>
        {isRepeated ? 'Tell them' : 'Tell the players'}
      </Button>
    </Stack>
  );
}

function changedText(count: number): string {
  return `${plural(count, 'player')} ${count === 1 ? 'has' : 'have'} changed team since you told them.`;
}
