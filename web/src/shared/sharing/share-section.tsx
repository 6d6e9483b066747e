import { Heading, Stack } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

export function ShareSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <Stack as="section" aria-labelledby={titleId} gap="3" _notFirst={{ borderTopWidth: '1px', pt: '4' }}>
      <Heading as="h3" id={titleId} textStyle="title" fontSize="lg">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
