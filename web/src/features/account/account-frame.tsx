import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormationMark } from '../../ui/messages.tsx';
import { Page } from '../../ui/page.tsx';

export interface AccountFrameProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A narrow card under a lit board: what logging in and registering look like. */
export function AccountFrame({ title, text, children }: AccountFrameProps) {
  return (
    <Page title={title} maxW="lg">
      <Box layerStyle="panel" overflow="hidden">
        <Flex layerStyle="scoreboard" border="none" borderRadius="0" px="6" py="8" align="center" gap="4">
          <Box flex="1">
            <Heading as="h1" textStyle="display" fontSize="5xl" color="scoreboard.lit">
              {title}
            </Heading>
            <Text mt="3" color="scoreboard.muted">
              {text}
            </Text>
          </Box>
          <FormationMark size="16" color="scoreboard.lit" opacity="0.9" />
        </Flex>
        <Box p="6">{children}</Box>
      </Box>
    </Page>
  );
}
