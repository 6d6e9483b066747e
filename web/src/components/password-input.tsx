import { Box, IconButton, Input, type InputProps } from '@chakra-ui/react';
import { useState } from 'react';
import { LuEye, LuEyeOff } from 'react-icons/lu';

/** A field for a password, which its owner may look at while typing it with a thumb. */
export function PasswordInput(props: Omit<InputProps, 'type'>) {
  const [isShown, setShown] = useState(false);
  // The label leaves the word "password" to the field, so that a search for the field finds one thing.
  const label = isShown ? 'Hide characters' : 'Show characters';
  return (
    <Box position="relative" width="full">
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        pe="12"
        autoCapitalize="none"
        spellCheck={false}
      />
      <IconButton
        type="button"
        variant="plain"
        color="fg.muted"
        position="absolute"
        insetEnd="0"
        top="0"
        aria-label={label}
        title={label}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <LuEyeOff /> : <LuEye />}
      </IconButton>
    </Box>
  );
}
