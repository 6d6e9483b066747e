import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const Bdi = chakra('bdi');

export interface PersonNameProps extends HTMLChakraProps<'bdi'> {
  readonly name: string;
}

/** Somebody's name, whichever way it is written; a long one is cut, and whole in its tooltip. */
export function PersonName({ name, ...props }: PersonNameProps) {
  return (
    <Bdi display="block" minW="0" truncate title={name} {...props}>
      {name}
    </Bdi>
  );
}
