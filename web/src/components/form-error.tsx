import { Text } from '@chakra-ui/react';

/** Why a form as a whole was refused, in red and read out at once; nothing while there is no reason. */
export function FormError({ message }: { readonly message: string | null }) {
  if (message === null) return null;
  return (
    <Text role="alert" color="fg.error" fontWeight="600">
      {message}
    </Text>
  );
}
