import { Flex, HStack, Text } from '@chakra-ui/react';
import { FormationMark } from '../../ui/messages.tsx';

/** The end of the landing page. */
export function Footer() {
  return (
    <Flex
      as="footer"
      borderTopWidth="1px"
      px={{ base: '4', md: '6' }}
      py="8"
      justify="space-between"
      align="center"
      maxW="page"
      mx="auto"
      color="fg.muted"
    >
      <HStack gap="2">
        <FormationMark size="5" />
        <Text textStyle="display" fontSize="xl">
          Fives
        </Text>
      </HStack>
      <Text textStyle="score">2025</Text>
    </Flex>
  );
}
