import { Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { type Reach, type ReachedPerson, type ReachResponse, reachText } from '@fives/domain';
import { LuCopy } from 'react-icons/lu';
import type { ApiData } from '../../hooks/use-api.ts';
import { copyText } from '../../lib/share.ts';
import { dismissReachReport, type ReachReport } from './reach.ts';

interface ReachNoteProps {
  readonly live: ApiData<ReachResponse>;
  readonly of: keyof ReachResponse;
  readonly textForGroup: string;
}

export function ReachNote({ live, of, textForGroup }: ReachNoteProps) {
  if (live.status === 'loading') return <Skeleton height="6" aria-busy="true" />;
  if (live.status === 'error')
    return <Text fontWeight="600">We can't tell how many people this will reach right now.</Text>;
  return <ReachDetails reach={live.data[of]} textForGroup={textForGroup} />;
}

export function ReachReportCard({ report }: { readonly report: ReachReport }) {
  const { giId, reach, textForGroup } = report;
  return (
    <Stack as="section" aria-label="Who was notified" layerStyle="panel" gap="3" p="4" align="start">
      <ReachDetails reach={reach} textForGroup={textForGroup} isSent />
      <Button variant="ghost" onClick={() => dismissReachReport(giId)}>
        Dismiss
      </Button>
    </Stack>
  );
}

interface ReachDetailsProps {
  readonly reach: Reach;
  readonly textForGroup: string;
  readonly isSent?: boolean;
}

function ReachDetails({ reach, textForGroup, isSent = false }: ReachDetailsProps) {
  const { reached, unreached } = reach;
  return (
    <Stack gap="3" align="start" minW="0" w="full">
      <Text fontWeight="600" overflowWrap="anywhere">
        {reachText(reach, isSent)}
      </Text>
      <Names label={isSent ? 'Notified' : 'Will be notified'} people={reached} />
      <Names label="Can't be reached" people={unreached} />
      {unreached.length > 0 && (
        <>
          <Text w="full" color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-wrap">
            <bdi>{textForGroup}</bdi>
          </Text>
          <Button
            variant={unreached.length > reached.length ? 'solid' : 'outline'}
            onClick={() => void copyText(textForGroup)}
          >
            <LuCopy aria-hidden="true" />
            Copy for the chat
          </Button>
        </>
      )}
    </Stack>
  );
}

function Names({ label, people }: { readonly label: string; readonly people: readonly ReachedPerson[] }) {
  if (people.length === 0) return null;
  return (
    <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      {label}:{' '}
      {people.map(({ uid, name }, at) => (
        <span key={uid}>
          {at > 0 && ', '}
          <bdi>{name}</bdi>
        </span>
      ))}
    </Text>
  );
}
