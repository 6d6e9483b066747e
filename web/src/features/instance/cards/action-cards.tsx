import { Button, HStack, IconButton, Text } from '@chakra-ui/react';
import { areConditionsOpen, isAddedByHand, notUpcomingReason } from '@fives/domain';
import { useState } from 'react';
import { LuX } from 'react-icons/lu';
import { appPaths } from '../../../config/paths.ts';
import { useLinkedReply } from '../../../hooks/use-linked-dialog.ts';
import { shareButtonPosition, thisDevice } from '../../../lib/device.ts';
import { lazyComponent, lazyPart } from '../../../lib/lazy-part.tsx';
import { hasDeclinedPushes, rememberDeclined } from '../../../push/record.ts';
import { type DevicePushes, useDevicePushes } from '../../../push/use-pushes.ts';
import { LinkButton } from '../../../ui/buttons.tsx';
import { NextGameSkeleton } from '../instance-placeholders.tsx';
import type { InstanceView } from '../instance-view.ts';
import { useNamesakeQuestion } from '../reply/namesake-question.ts';
import { InvitedCard, ReplyCard } from '../reply/reply-cards.tsx';
import type { FirstReply } from '../reply/save-own-reply.ts';
import { dueActions, teamGapsText } from './due-actions.ts';
import type { OrganiserTasksProps } from './organiser-tasks.tsx';
import { MotmCard, ResultCard, TeamsCard } from './outcome-cards.tsx';

/** An iPhone supports push only for apps on the home screen. */
type Channel = 'push' | 'home-screen' | 'email';

const TEXTS: Record<Channel, string> = {
  push: "Get notified if it's cancelled?",
  'home-screen': 'For notifications, add Fives to your home screen.',
  email: "Get an email if it's cancelled?",
};

export function NotifyMeRow({ view }: { readonly view: InstanceView }) {
  const pushes = useDevicePushes(view.viewer.uid);
  const [isDeclined, setDeclined] = useState(hasDeclinedPushes);
  const channel = channelFor(view, pushes);
  const isPlaying = view.own?.status === 'PLAYING' && notUpcomingReason(view.instance, view.now) === null;
  if (!isPlaying || isDeclined || channel === null) return null;
  const decline = () => {
    rememberDeclined();
    setDeclined(true);
  };
  return (
    <HStack layerStyle="panel" px="4" py="2" columnGap="3" wrap="wrap" justify="space-between">
      <Text flex="1 1 9rem" fontSize="sm">
        {TEXTS[channel]}
      </Text>
      <HStack gap="1">
        {channel === 'push' ? (
          <Button
            variant="ghost"
            size="sm"
            aria-label="Turn on notifications"
            loading={pushes.isBusy}
            onClick={() => void pushes.turnOn()}
          >
            Turn on
          </Button>
        ) : (
          <LinkButton to={appPaths.notificationSettings()} variant="ghost" size="sm">
            {channel === 'email' ? 'Confirm email' : 'How'}
          </LinkButton>
        )}
        <IconButton variant="ghost" size="sm" aria-label="No, thanks" onClick={decline}>
          <LuX />
        </IconButton>
      </HStack>
    </HStack>
  );
}

function channelFor({ viewer }: InstanceView, { state }: DevicePushes): Channel | null {
  if (state === 'default' || state === 'off') return 'push';
  if (state === 'on') return null;
  if (shareButtonPosition(thisDevice()) !== null) return 'home-screen';
  return viewer.role === 'player' ? 'email' : null;
}

const OwnNamesakeCard = lazyComponent(
  async () => (await import('../entry/same-person-cards.tsx')).OwnNamesakeCard,
);

const OrganiserTasks = lazyComponent(async () => (await import('./organiser-tasks.tsx')).OrganiserTasks);

const NextGame = lazyPart(async () => (await import('./next-game.tsx')).NextGame, NextGameSkeleton);

export interface ActionCardsProps extends OrganiserTasksProps {
  readonly firstReply: FirstReply;
}

export function ActionCards({ firstReply, ...props }: ActionCardsProps) {
  const { view, hasVoted, onDialog } = props;
  const { instance, replyState, viewer } = view;
  const due = dueActions(view);
  const hasRole = viewer.may.size > 0;
  const leadsOn =
    notUpcomingReason(instance, view.now) !== null && instance.game.isRecurring && !instance.importId;
  const isNamesakeAsked = useNamesakeQuestion(instance.id) !== null;
  const mayHaveNamesake =
    isNamesakeAsked || !!view.own?.sameAs || view.people?.some(({ uid }) => isAddedByHand(uid));
  const mayReply = (due.reply && firstReply.reason === null) || due.changeReply;
  useLinkedReply(mayReply && firstReply.isReady ? firstReply.sendReply : null);
  return (
    <>
      {due.pickMotm && !hasRole && <MotmCard giId={instance.id} hasVoted={hasVoted} />}
      {due.reply && (
        <InvitedCard
          instance={instance}
          reason={firstReply.reason}
          guestName={viewer.role === 'guest' ? viewer.name : ''}
          isReady={firstReply.isReady}
          isSending={firstReply.isSending}
          isPlayer={viewer.role === 'player'}
          mayAddCondition={areConditionsOpen(instance, view.now)}
          onReply={firstReply.sendReply}
          onDialog={onDialog}
        />
      )}
      {due.changeReply && replyState && (
        <ReplyCard view={view} replyState={replyState} onReply={firstReply.sendReply} onDialog={onDialog} />
      )}
      {mayHaveNamesake && <OwnNamesakeCard view={view} />}
      {hasRole && <OrganiserTasks {...props} />}
      {due.result && <ResultCard instance={instance} />}
      {leadsOn && <NextGame instance={instance} />}
      {due.teams && teamGapsText(view) === null && (
        <TeamsCard instance={instance} draft={view.draft} gapsText={null} />
      )}
    </>
  );
}
