import { Badge, ChakraProvider, defaultSystem, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { onAuthStateChanged, signInWithEmailAndPassword } from 'firebase/auth';
import { collection, type DocumentData, onSnapshot } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { connectFirebase } from '../pages/connect.ts';

// Runs in the browser. Lists the people of an instance with React, Chakra's default theme and Firebase, and nothing else.
const { auth, db } = connectFirebase();
const { email, password, peoplePath } = pageInput;

function Floor() {
  const [rows, setRows] = useState<readonly DocumentData[]>([]);
  useEffect(
    () =>
      onAuthStateChanged(auth, (user) => {
        if (user === null) void signInWithEmailAndPassword(auth, email, password);
        else onSnapshot(collection(db, peoplePath), ({ docs }) => setRows(docs.map((found) => found.data())));
      }),
    [],
  );
  return (
    <Stack as="main" p="4">
      {rows.length > 0 && <Heading as="h1">Floor</Heading>}
      {rows.map(({ name, status }, at) => (
        <HStack key={name} borderWidth="1px" p="2">
          <Text>{at + 1}</Text>
          <Text fontWeight="600">{name}</Text>
          <Badge>{status}</Badge>
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
