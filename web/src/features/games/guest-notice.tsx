import { Button, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';

/** What a guest gains by registering. */
export function GuestNotice() {
  return (
    <Flex layerStyle="panel" mt="4" p="5" gap="4" align="center" justify="space-between" wrap="wrap">
      <Text flex="1" minW="56">
        You play as a guest. Register to create games of your own: your answers and results stay yours.
      </Text>
      <Button asChild width={{ base: 'full', md: 'auto' }}>
        <Link to={appPaths.register()}>Register</Link>
      </Button>
    </Flex>
  );
}
