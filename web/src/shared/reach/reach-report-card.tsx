import { Button, Stack } from '@chakra-ui/react';
import { dismissReachReport, type ReachReport } from './reach.ts';
import { ReachDetails } from './reach-note.tsx';

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
