import { Button, Flex, Text } from '@chakra-ui/react';

/** How to pick by hand, while the organiser does. */
export function ByHandNote({ onDone }: { readonly onDone: () => void }) {
  return (
    <Flex layerStyle="panel" bg="brand.subtle" borderColor="brand.border" p="4" gap="3" align="center">
      <Text flex="1">Tap a bib beside a name to put that player in a team, or a name for every move.</Text>
      <Button variant="outline" bg="bg.panel" onClick={onDone}>
        Done
      </Button>
    </Flex>
  );
}
