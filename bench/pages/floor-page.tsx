import { Badge, Button, ChakraProvider, defaultSystem, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { onAuthStateChanged, signInWithEmailAndPassword, type User } from 'firebase/auth';
import type { DocumentData } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { listenLikeApp, REPLIES, sendReply } from './app-calls.ts';
import { connectFirebase } from './connect.ts';

// Runs in the browser. Makes the Firebase calls of the app for an instance, and lists its people with React and Chakra's
// default theme.
const { auth, db } = connectFirebase();
const { email, password } = pageInput;

function Floor() {
  const [user, setUser] = useState<User | null>(null);
  const [people, setPeople] = useState<readonly DocumentData[]>([]);
  useEffect(
    () =>
      onAuthStateChanged(auth, (signedIn) => {
        if (signedIn === null) void signInWithEmailAndPassword(auth, email, password);
        else listenLikeApp(db, signedIn.uid, ({ docs }) => setPeople(docs.map((found) => found.data())));
        setUser(signedIn);
      }),
    [],
  );
  return (
    <Stack as="main" p="4">
      {people.length > 0 && <Heading as="h1">Floor</Heading>}
      {user !== null &&
        REPLIES.map((status) => (
          <Button key={status} onClick={() => sendReply(db, user.uid, status)}>
            {status}
          </Button>
        ))}
      {people.map(({ uid, name, status }, at) => (
        <HStack key={uid} as="li" borderWidth="1px" p="2">
          <Badge>{status}</Badge>
          <Text fontWeight="600">{name}</Text>
          <Text>{at + 1}</Text>
        </HStack>
      ))}
    </Stack>
  );
}

const root = document.createElement('div');
root.id = 'root';
document.body.append(root);
createRoot(root).render(
  <ChakraProvider value={defaultSystem}>
    <Floor />
  </ChakraProvider>,
);
