import { Box, Button, Input, Stack, Text } from '@chakra-ui/react';
import {
  backOnText,
  can,
  cancelledText,
  DISPLAY_FORMATS,
  formatInZone,
  type GameInstance,
  notUpcomingReason,
  reasonText,
  restoreReason,
  TEXT_LIMITS,
} from '@fives/domain';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { callApi } from '../../api/client.ts';
import { appPaths } from '../../config/paths.ts';
import { useGameInstance } from '../../db/game-instances.ts';
import { useCall } from '../../hooks/use-api.ts';
import { useNow } from '../../hooks/use-environment.ts';
import { useLinkedDialog } from '../../hooks/use-linked-dialog.ts';
import { useUid } from '../../session/session.ts';
import { storeReachReport, useReach } from '../../shared/reach/reach.ts';
import { ReachNote } from '../../shared/reach/reach-note.tsx';
import { FormError, FormField } from '../../ui/form.tsx';
import { LivePage } from '../../ui/live-page.tsx';
import { OrganiserOnly } from '../../ui/messages.tsx';
import { BackLink, PageTitle } from '../../ui/page.tsx';
import { SettingsPanel } from '../../ui/settings.tsx';
import { Sheet, SheetAnswers, SheetBody, SheetTitle } from '../../ui/sheet.tsx';
import { toastSuccess } from '../../ui/toasts.ts';
import { UpdateGame } from './update-game.tsx';

const LINKED_DIALOGS = ['call-off', 'bring-back'] as const;

function CancelPanel({ instance }: { readonly instance: GameInstance }) {
  const linkedDialog = useLinkedDialog(LINKED_DIALOGS);
  const [isAsking, setAsking] = useState(linkedDialog !== null);
  const isCancelled = instance.status === 'CANCELLED';
  return (
    <SettingsPanel
      title={isCancelled ? 'Back on?' : 'Need to cancel?'}
      help={
        isCancelled
          ? "You can put it back on before kick-off. Everyone's replies are kept."
          : 'You can put a cancelled game back on before kick-off.'
      }
    >
      <Button
        variant="outline"
        alignSelf="start"
        {...(!isCancelled && { borderColor: 'border.error', color: 'fg.error' })}
        onClick={() => setAsking(true)}
      >
        {isCancelled ? 'Put this game back on' : 'Cancel this game'}
      </Button>
      {isAsking && <CancelSheet instance={instance} close={() => setAsking(false)} />}
    </SettingsPanel>
  );
}

export function EditInstanceRoute() {
  const { giId = '' } = useParams();
  const uid = useUid();
  const toGame = appPaths.instance(giId);
  return (
    <LivePage
      title="Update game"
      back={<BackLink to={toGame} label="to game" />}
      live={useGameInstance(giId)}
    >
      {(instance) =>
        can(uid, 'editInstance', instance.game) ? (
          <Edit key={giId} instance={instance} />
        ) : (
          <OrganiserOnly to={toGame} />
        )
      }
    </LivePage>
  );
}

function Edit({ instance }: { readonly instance: GameInstance }) {
  const now = useNow();
  const moveProblem = reasonText(notUpcomingReason(instance, now));
  return (
    <Stack gap="6" mt="2">
      <PageTitle>Update game</PageTitle>
      <Box layerStyle="panel" p={{ base: '5', md: '8' }}>
        <UpdateGame instance={instance} moveProblem={moveProblem} />
      </Box>
      {restoreReason(instance, now) === null && <CancelPanel instance={instance} />}
    </Stack>
  );
}

const CANCEL_TEXTS = {
  title: 'Cancel this game?',
  keep: 'Keep game',
  change: 'Cancel game',
  done: 'Game cancelled',
  reachKind: 'plans',
} as const;

const PUT_BACK_ON_TEXTS = {
  title: 'Put this game back on?',
  keep: 'Keep it cancelled',
  change: 'Put it back on',
  done: 'Game back on',
  reachKind: 'backOn',
} as const;

function CancelSheet({ instance, close }: { readonly instance: GameInstance; readonly close: () => void }) {
  const { id: giId, game, startDateTime } = instance;
  const isCancelled = instance.status === 'CANCELLED';
  const texts = isCancelled ? PUT_BACK_ON_TEXTS : CANCEL_TEXTS;
  const navigate = useNavigate();
  const [cancelReason, setReason] = useState('');
  const reach = useReach(giId, JSON.stringify(instance.counts));
  const textForGroup = isCancelled
    ? backOnText(instance)
    : cancelledText({ ...instance, cancelReason: cancelReason.trim() });
  const { run, isBusy, problem } = useCall('Something went wrong', async () => {
    const body = isCancelled
      ? ({ status: 'CREATED' } as const)
      : ({ status: 'CANCELLED', cancelReason } as const);
    await callApi('updateGameInstance', { params: { giId }, body });
    if (reach.status === 'success')
      storeReachReport({ giId, topic: texts.reachKind, reach: reach.data[texts.reachKind] });
    toastSuccess(texts.done);
    await navigate(appPaths.instance(giId));
  });
  return (
    <Sheet open onClose={close} staysOnOutsideTap={!isCancelled}>
      <SheetTitle>{texts.title}</SheetTitle>
      <SheetBody>
        <Stack gap="4">
          <Text overflowWrap="anywhere">
            <bdi>{game.name}</bdi>, {formatInZone(startDateTime, game.timeZone, DISPLAY_FORMATS.header)}
          </Text>
          {!isCancelled && (
            <FormField label="Reason (optional)" help="Everyone sees it with the cancellation.">
              <Input
                autoComplete="off"
                maxLength={TEXT_LIMITS.cancelReason}
                placeholder="The pitch is flooded"
                value={cancelReason}
                onChange={({ target }) => setReason(target.value)}
              />
            </FormField>
          )}
          <ReachNote live={reach} of={texts.reachKind} textForGroup={textForGroup} />
          <FormError message={problem} />
        </Stack>
      </SheetBody>
      {/* Busy until the reach has loaded, so that the organiser sees the reach before saving. */}
      <SheetAnswers
        size="md"
        no={texts.keep}
        onNo={close}
        isBusy={isBusy || reach.status === 'loading'}
        {...(!isCancelled && { colorPalette: 'red' })}
        onClick={() => void run()}
      >
        {texts.change}
      </SheetAnswers>
    </Sheet>
  );
}
