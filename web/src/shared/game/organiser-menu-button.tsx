import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import { LuEllipsisVertical } from 'react-icons/lu';

export function OrganiserMenuButton({ name, ...props }: IconButtonProps & { readonly name: string }) {
  return (
    <IconButton variant="ghost" aria-label={`Organise ${name}`} zIndex="1" me="-2" {...props}>
      <LuEllipsisVertical />
    </IconButton>
  );
}
