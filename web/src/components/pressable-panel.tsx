import { Flex, type FlexProps } from '@chakra-ui/react';

/** A panel that is one link or one button as a whole: its only child is that. */
export function PressablePanel(props: FlexProps) {
  return (
    <Flex
      asChild
      layerStyle="panel"
      align="center"
      cursor="pointer"
      transition="border-color 120ms"
      _hover={{ borderColor: 'brand.border' }}
      _focusVisible={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' }}
      {...props}
    />
  );
}
