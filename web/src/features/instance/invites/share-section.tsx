import { Heading, Stack } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface ShareSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function ShareSection({ title, children }: ShareSectionProps) {
  const titleId = useId();
  return (
    <Stack as="section" aria-labelledby={titleId} gap="3" borderTopWidth="1px" pt="4">
      <Heading as="h3" id={titleId} textStyle="title" fontSize="lg">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
