import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import { LuEllipsisVertical } from 'react-icons/lu';

interface OrganiserMenuButtonProps extends IconButtonProps {
  readonly name: string;
  readonly isOrganiser: boolean;
}

export function OrganiserMenuButton({ name, isOrganiser, ...props }: OrganiserMenuButtonProps) {
  const label = `${isOrganiser ? 'Organise' : 'Options of'} ${name}`;
  return (
    <IconButton variant="ghost" aria-label={label} zIndex="1" me="-2" {...props}>
      <LuEllipsisVertical />
    </IconButton>
  );
}
