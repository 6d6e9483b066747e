import { Flex, Heading, Link, Stack, VisuallyHidden } from '@chakra-ui/react';
import { type PlayerGameStats, STAT_TITLES, type StatName, sortedByStat } from '@fives/domain';
import { LuArrowRight } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';
import { previewRows } from './preview-rows.ts';
import { StatRows } from './stat-rows.tsx';
import { topValue } from './top-value.ts';

export interface StatPreviewProps {
  readonly stat: StatName;
  /** In any order. */
  readonly rows: readonly PlayerGameStats[];
  readonly uid: string | null;
  /** Where the whole list is. */
  readonly showAll: string;
}

/** The top three of one stat, oneself, and the way to the whole list. */
export function StatPreview({ stat, rows, uid, showAll }: StatPreviewProps) {
  const sorted = sortedByStat(rows, stat);
  const { top, own } = previewRows(sorted, uid);
  return (
    <Stack as="section" layerStyle="panel" gap="1" px={{ base: '3', sm: '4' }} pt="2" pb="3">
      <Flex align="center" justify="space-between" gap="3" minH="touch">
        <Heading as="h2" textStyle="title">
          {STAT_TITLES[stat]}
        </Heading>
        <Link asChild color="brand.fg" fontWeight="600" minH="touch" alignItems="center" gap="1">
          <RouterLink to={showAll}>
            show all
            <VisuallyHidden> {STAT_TITLES[stat]}</VisuallyHidden>
            <LuArrowRight aria-hidden="true" />
          </RouterLink>
        </Link>
      </Flex>
      <StatRows stat={stat} rows={top} own={own} uid={uid} topValue={topValue(sorted, stat)} />
    </Stack>
  );
}
