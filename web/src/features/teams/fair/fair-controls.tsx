import { Button, Flex, Stack } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { LuScale, LuSlidersHorizontal } from 'react-icons/lu';
import { OtherTeams, type OtherTeamsProps } from './other-teams.tsx';

/** Other teams open on demand, because on a phone they would push the line-ups away. */
export function FairControls(props: OtherTeamsProps) {
  const [isOpen, setOpen] = useState(false);
  const optionsId = useId();
  return (
    <Stack gap="4">
      <Flex gap="2" wrap="wrap">
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={optionsId}
          onClick={() => setOpen((wasOpen) => !wasOpen)}
        >
          <LuScale aria-hidden="true" />
          Other fair teams
        </Button>
        <Button variant="outline" onClick={props.wishes.onConditions}>
          <LuSlidersHorizontal aria-hidden="true" />
          Ratings and rules
        </Button>
      </Flex>
      <div id={optionsId}>{isOpen && <OtherTeams {...props} />}</div>
    </Stack>
  );
}
