import { Alert } from '@chakra-ui/react';

/** Why everything is zero. */
export function NoResultsNote() {
  return (
    <Alert.Root status="info" borderRadius="2xl">
      <Alert.Indicator />
      <Alert.Title>No stats yet: they come after the first result.</Alert.Title>
    </Alert.Root>
  );
}
