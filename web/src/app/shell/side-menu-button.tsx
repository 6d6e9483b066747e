import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import { LuMenu } from 'react-icons/lu';

export function SideMenuButton(props: IconButtonProps) {
  return (
    <IconButton variant="ghost" aria-label="Menu" {...props}>
      <LuMenu />
    </IconButton>
  );
}
