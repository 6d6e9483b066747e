import { Badge, HStack, Text } from '@chakra-ui/react';
import { type HistoryInstance, resultText } from '@fives/domain';
import { LuBan, LuCircleCheck, LuTrophy } from 'react-icons/lu';

/** An instance, or what the history remembers of it. */
type Played = Pick<HistoryInstance, 'status'> & Parameters<typeof resultText>[0];

/** What became of a game whose start is past. */
export function Outcome({ instance }: { readonly instance: Played }) {
  if (instance.status === 'CANCELLED') return <Cancelled />;
  const result = resultText(instance);
  return (
    <HStack gap="2" wrap="wrap">
      <Badge size="md" textStyle="label" bg="bg.muted" color="fg">
        game played
      </Badge>
      {result === null ? (
        <Badge size="md" textStyle="label" bg="bg.warning" color="fg.warning">
          <LuTrophy aria-hidden="true" />
          pick winner
        </Badge>
      ) : (
        <Badge size="md" textStyle="label" bg="bg.success" color="fg.success">
          <LuCircleCheck aria-hidden="true" />
          stats updated
        </Badge>
      )}
      {result !== null && (
        <Text fontSize="sm" fontWeight="600" minW="0" lineClamp="1" wordBreak="break-word">
          <bdi>{result}</bdi>
        </Text>
      )}
    </HStack>
  );
}

/** Says in plain sight that nobody needs to turn up. */
export function Cancelled() {
  return (
    <Badge size="md" textStyle="label" bg="bg.error" color="fg.error" alignSelf="start">
      <LuBan aria-hidden="true" />
      game cancelled
    </Badge>
  );
}
