import { HStack, Text } from '@chakra-ui/react';
import { LuCloudUpload } from 'react-icons/lu';

/** Says that something on the screen has not reached the server. Most writes do so before it is seen. */
export function PendingNote({ isPending }: { readonly isPending: boolean }) {
  if (!isPending) return null;
  return (
    <HStack
      gap="2"
      color="fg.muted"
      fontSize="sm"
      animationName="fade-in"
      animationDuration="slow"
      animationDelay="1s"
      animationFillMode="both"
    >
      <LuCloudUpload aria-hidden="true" />
      <Text>Not sent yet</Text>
    </HStack>
  );
}
