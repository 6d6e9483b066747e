import { Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormationMark } from './formation-mark.tsx';

export interface MessagePanelProps {
  readonly title: string;
  readonly text: string;
  /** h1 where the panel is all there is on the screen. */
  readonly level?: 'h1' | 'h2';
  /** The next step: a button or a link. */
  readonly children?: ReactNode;
}

/** An empty list or a dead end: says so, and offers the next step. */
export function MessagePanel({ title, text, level = 'h2', children }: MessagePanelProps) {
  return (
    <Stack layerStyle="panel" align="center" textAlign="center" gap="3" px="6" py="10">
      <FormationMark size="12" color="brand.fg" />
      <Heading as={level} textStyle="title">
        {title}
      </Heading>
      <Text color="fg.muted" maxW="sm">
        {text}
      </Text>
      {children}
    </Stack>
  );
}
